import type { Cover } from '@pahiya/domain/insurance/rate-motor';
import type { WrongAnswer } from '@pahiya/domain/insurance/reference-premium';
import type { Refusal } from '../../../http/refusal.ts';

export const notPriced = 'Only private cars and two-wheelers are priced here.';

/** Why a vehicle cannot have a cover. */
export const coverNotOffered: Readonly<Record<Cover, string>> = {
  bundle: 'The bundle is the first policy of a new vehicle. Choose another cover.',
  package: 'The first policy of a new vehicle is the bundle with long-term third party.',
  'third-party': 'The first policy of a new vehicle is the bundle with long-term third party.',
  'own-damage': 'Own damage alone needs third-party cover that runs.',
};

const sentences: Readonly<Record<WrongAnswer['reason'], string>> = {
  'value-needed': 'Enter the insured value (IDV).',
  'power-needed': 'Enter the power of the motor in kW.',
  'engine-needed': 'Enter the engine size in cc.',
  'not-on-ladder': 'Choose one of the bonus rates that are listed.',
  'impossible-day': 'Own damage cannot have ended before the registration, or end years from now.',
  'future-day': 'The certificate cannot be from the future.',
  'unknown-deductible': 'Choose one of the deductibles that are listed.',
  'unknown-kilometres': 'Choose one of the limits that are listed.',
  'no-kit': 'An electric vehicle has no CNG or LPG kit.',
  'kit-value-needed': 'Enter the value of the kit.',
  'add-on-not-offered': 'One of the add-ons is not for a vehicle of this kind and age.',
};

/** The refusal of a wrong answer, at its field. */
export function refusalOf(error: WrongAnswer | 'no-tariff'): Refusal {
  if (error === 'no-tariff') throw new Error('motor tables: no tariff today');
  return badField(error.field, sentences[error.reason]);
}

/** A field of the body that cannot be so. */
export function badField(field: string, message: string): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some fields are not valid; see errors for details.',
    errors: [{ path: `body.${field}`, message }],
  };
}

/** A day that was typed although the register has one is refused as well where it cannot be. */
export const impossibleEnd = badField('ownDamageUntil', sentences['impossible-day']);
