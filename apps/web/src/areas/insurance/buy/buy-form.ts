import type { Input } from '@pahiya/api-client/api-client';
import { formText } from '../../../frame/page/form-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';

/** Text fields of the proposal, in the order of display. */
export const proposalFields = [
  'name',
  'email',
  'address',
  'pinCode',
  'nominee',
  'nomineeRelation',
  'previousInsurer',
  'previousPolicy',
  'chassisNumber',
  'engineNumber',
] as const;
export type ProposalField = (typeof proposalFields)[number];
export type BuyField = ProposalField | 'agree' | 'bonus';
export type BuyTyped = Readonly<Record<ProposalField, string>>;

/** What came of the proposal, where it does not lead to the order. */
export type BuyOutcome =
  | { readonly kind: 'faults'; readonly faults: readonly BuyField[]; readonly typed: BuyTyped }
  | { readonly kind: 'failed'; readonly failure: PageFailure; readonly typed: BuyTyped };

type Body = Input<'buyQuote'>['body'];

/** Whether the proposal names the policy before: one beside own damage alone, and one that proves a bonus. */
export function needsPrevious({
  cover,
  bonus,
}: {
  readonly cover: string;
  readonly bonus: number;
}): boolean {
  return cover === 'own-damage' || (cover === 'package' && bonus > 0);
}

/** Version of the consent that the page shows; the server refuses another. */
export const shownConsent = '2026-11';

/** Reads the form; its faults where something is missing or wrong. */
export function readBuyForm(
  form: FormData,
  {
    insurerId,
    needsPrevious,
    needsNominee,
    hasBonus,
    isNew,
  }: {
    readonly insurerId: string;
    readonly needsPrevious: boolean;
    readonly needsNominee: boolean;
    readonly hasBonus: boolean;
    /** The vehicle has no number yet. */
    readonly isNew: boolean;
  },
): { readonly typed: BuyTyped; readonly faults: readonly BuyField[]; readonly body: Body } {
  const typed = Object.fromEntries(
    proposalFields.map((name) => [name, formText(form, name).trim().slice(0, 254)]),
  ) as BuyTyped;
  const isLine = (text: string, least: number, most: number) =>
    text.length >= least && text.length <= most && !/\p{C}/u.test(text);
  const isPrevious = (text: string, least: number, most: number) =>
    text === '' ? !needsPrevious : isLine(text, least, most);
  const isRight: Readonly<Record<BuyField, boolean>> = {
    name: isLine(typed.name, 2, 100),
    email: typed.email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email),
    address: isLine(typed.address, 8, 200),
    pinCode: /^[1-9]\d{5}$/.test(typed.pinCode),
    nominee: !needsNominee || isLine(typed.nominee, 2, 100),
    nomineeRelation: !needsNominee || isLine(typed.nomineeRelation, 2, 40),
    previousInsurer: isPrevious(typed.previousInsurer, 2, 100),
    previousPolicy: isPrevious(typed.previousPolicy, 4, 60),
    chassisNumber: !isNew || /^[a-hj-npr-z\d]{17}$/i.test(identity(typed.chassisNumber)),
    engineNumber: !isNew || /^(?=.*\d)[a-z\d]{5,25}$/i.test(identity(typed.engineNumber)),
    agree: formText(form, 'agree') === 'yes',
    bonus: !hasBonus || formText(form, 'bonus') === 'yes',
  };
  const faults = ([...proposalFields, 'agree', 'bonus'] as const).filter((name) => !isRight[name]);
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    typed,
    faults,
    body: {
      ...typed,
      insurerId,
      expectedTotal: Number(formText(form, 'total')),
      email: orNull(typed.email),
      nominee: needsNominee ? typed.nominee : null,
      nomineeRelation: needsNominee ? typed.nomineeRelation : null,
      previousInsurer: orNull(typed.previousInsurer),
      previousPolicy: orNull(typed.previousPolicy),
      chassisNumber: isNew ? typed.chassisNumber : null,
      engineNumber: isNew ? typed.engineNumber : null,
      isAgreed: true,
      textVersion: shownConsent,
    },
  };
}

/** Fields that the server refused: it alone knows a vehicle number from an engine number. */
export function refusedBuyFields(
  errors: readonly { readonly path: string }[],
): readonly ProposalField[] {
  const refused = new Set(errors.map(({ path }) => path.replace('body.', '')));
  return proposalFields.filter((name) => refused.has(name));
}

function identity(text: string): string {
  return text.replace(/[\s-]/g, '');
}
