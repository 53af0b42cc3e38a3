import type { documentKinds } from '@pahiya/contracts/challans/order-contracts';
import type { Challan } from '@pahiya/domain/challans/challan';
import { baseSection, penalSections } from '@pahiya/domain/challans/sections';
import type { DocumentRow } from '../../order-documents/order-documents.ts';

/** A kind of document that people upload. */
export type DocumentKind = (typeof documentKinds)[number];

/** Documents that every court requires, of vehicle and driver. Source: practice of the virtual courts, domain facts on
 * challans section 4. Rule id: COURT-DOCUMENTS. */
const always: readonly DocumentKind[] = ['rc', 'driving-licence'];

/** Further documents by section of the offence: the one reported missing. */
const bySection: Readonly<Record<string, DocumentKind>> = {
  '190': 'puc',
  '196': 'insurance',
  '146': 'insurance',
};

/** Kinds of documents that the challan's court requires; none for an e-challan. */
export function neededDocuments({
  kind,
  offences,
}: Pick<Challan, 'kind' | 'offences'>): readonly DocumentKind[] {
  if (kind !== 'court') return [];
  const more = offences.flatMap(({ section }) =>
    penalSections(section ?? '').flatMap((one) => bySection[baseSection(one)] ?? []),
  );
  return [...new Set([...always, ...more])];
}

/** Kinds still to be uploaded: missing or rejected. */
export function missingDocuments(
  challan: Pick<Challan, 'kind' | 'offences'>,
  documents: readonly Pick<DocumentRow, 'kind' | 'state'>[],
): readonly DocumentKind[] {
  return neededDocuments(challan).filter(
    (kind) => !documents.some((one) => one.kind === kind && one.state !== 'rejected'),
  );
}
