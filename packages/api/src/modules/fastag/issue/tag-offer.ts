import type { AnswerOf } from '@pahiya/contracts/contract';
import type { TagOfferOnWire, TagPriceOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import type { fastagBuyHomepage } from '@pahiya/contracts/fastag/issue-contracts';
import type { TagPlan, VehicleTag } from '@pahiya/domain/fastag/ports';
import { type TagClass, tagClasses } from '@pahiya/domain/fastag/tag-class';
import { linesOfPlan } from '@pahiya/domain/fastag/tag-price';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import {
  chooseClass,
  type IssueVehicle,
  readIssueVehicle,
  type VehicleQuestion,
} from './issue-vehicle.ts';

/** Issuer and prices by class. Classes that the issuer does not sell are left out; those it could not be asked about
 * leave the list incomplete. */
export async function readBuyHomepage(
  services: Services,
): Promise<AnswerOf<typeof fastagBuyHomepage>> {
  const asked = await Promise.all(
    tagClasses.map(async (tagClass) => ({ tagClass, plan: await askPlan(services, tagClass) })),
  );
  return {
    issuer: issuerOf(services),
    prices: asked.flatMap(({ tagClass, plan }) =>
      plan.ok && plan.value !== null ? [priceOf(services, tagClass, plan.value)] : [],
    ),
    isComplete: asked.every(({ plan }) => plan.ok),
  };
}

/** Class, present tags and price for a vehicle. Refuses what a look-up refuses, and `fastag/class-mismatch`. Failures of
 * issuer and directory are part of the answer. */
export async function readTagOffer(
  services: Services,
  { tagClass: chosen, ...question }: VehicleQuestion & { readonly tagClass?: TagClass | undefined },
): Promise<Result<TagOfferOnWire, Refusal>> {
  const vehicle = await readIssueVehicle(services, question);
  if (!vehicle.ok) return vehicle;
  const { found, mark } = vehicle.value;
  const tagClass = chooseClass(found, chosen);
  // Without a choice the page asks for one: not a refusal here.
  if (!tagClass.ok && tagClass.error.code === 'fastag/class-mismatch') return tagClass;
  const [presentTags, price] = await Promise.all([
    readPresentTags(services, mark.vehicleNumber),
    tagClass.ok ? readPrice(services, tagClass.value) : null,
  ]);
  return ok({ ...offerOf(services, vehicle.value, chosen), presentTags, price });
}

function offerOf(
  services: Services,
  { mark, record, fetchedAt, found }: IssueVehicle,
  chosen: TagClass | undefined,
) {
  return {
    vehicleNumber: mark.vehicleNumber,
    display: mark.display,
    maker: record.maker,
    model: record.model,
    recordFetchedAt: fetchedAt.toISOString(),
    tagClass:
      found.kind !== 'choose'
        ? found
        : chosen === undefined
          ? { kind: found.kind, choices: [...found.choices] }
          : { kind: 'chosen' as const, tagClass: chosen },
    issuer: issuerOf(services),
  };
}

/** The bank that issues tags here. */
export function issuerOf({ tagIssuer }: Pick<Services, 'tagIssuer'>) {
  return { name: tagIssuer.name, sandbox: tagIssuer.sandbox };
}

/** Active tags of a vehicle by the directory; an unavailable directory is said, never taken for "none". */
export async function readPresentTags(
  { tagDirectory, now }: Services,
  vehicleNumber: VehicleNumber,
): Promise<TagOfferOnWire['presentTags']> {
  const source = tagDirectory.source.name;
  const tags = await tagDirectory.tagsOf(vehicleNumber);
  if (!tags.ok) return { state: 'unavailable', source };
  return {
    state: 'known',
    tags: tags.value.filter(isInUse).map((tag) => ({
      tagClass: tag.vehicleClass,
      status: tag.status,
      exceptionCode: tag.exceptionCode,
      bankId: tag.bankId,
      issuedOn: tag.issuedOn,
    })),
    source,
    askedAt: now().toISOString(),
  };
}

/** Everything but a closed tag is in the way of a new one. Source: NPCI exception codes (06: closed or replaced). */
function isInUse({ status, exceptionCode }: VehicleTag): boolean {
  return status !== 'C' && exceptionCode !== '06';
}

async function readPrice(services: Services, tagClass: TagClass): Promise<TagOfferOnWire['price']> {
  const plan = await askPlan(services, tagClass);
  if (!plan.ok) return { state: 'unavailable' };
  return plan.value === null
    ? { state: 'not-sold' }
    : { state: 'priced', ...priceOf(services, tagClass, plan.value) };
}

function askPlan({ tagIssuer }: Services, tagClass: TagClass) {
  return tagIssuer.plan(tagClass);
}

function priceOf({ now }: Services, tagClass: TagClass, plan: TagPlan): TagPriceOnWire {
  const lines = linesOfPlan(plan, '');
  return {
    tagClass,
    lines: lines.map(({ kind, code, amount }) => ({
      kind: kind === 'deposit' ? kind : 'pass-through',
      code,
      amount,
    })),
    total: chargeOf(lines).total,
    validFrom: plan.validFrom,
    askedAt: now().toISOString(),
  };
}
