import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { FileAnswer } from '../../../http/answer.ts';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { findPartnerFirm } from '../../partner-firms/firms/find-partner-firm.ts';
import { noSuchLead } from '../store/lead-refusals.ts';
import { readStatement } from './read-statement.ts';

/** The statement of a month as PDF. */
export async function statementPdf(
  services: Pick<Services, 'sql' | 'now' | 'settings' | 'gateway'>,
  { firmId }: Pick<PartnerMember, 'firmId'>,
  { month, language }: { readonly month?: string | undefined; readonly language: Language },
): Promise<Result<FileAnswer, Refusal>> {
  const { sql, settings, gateway } = services;
  const at = services.now();
  const [statement, firm] = await Promise.all([
    readStatement(services, firmId, month),
    findPartnerFirm(sql, firmId, at),
  ]);
  // Closed since the session was found.
  if (firm === null) return err(noSuchLead);
  // PDF library and fonts take 50 MB: loaded with the first statement.
  const { drawStatement } = await import('./draw-statement.ts');
  const { brand, orders } = settings;
  const facts = { statement, brand: brand.name, seller: orders.seller, firm, at };
  return ok(
    new FileAnswer({
      bytes: await drawStatement({ ...facts, isSandbox: gateway.sandbox }, language),
      contentType: 'application/pdf',
      fileName: `statement-${statement.month}.pdf`,
    }),
  );
}
