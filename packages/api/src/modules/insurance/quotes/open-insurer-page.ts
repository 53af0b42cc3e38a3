import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { noSuchInsurer, openDesk, requestOver } from './quote-refusals.ts';
import { type Asker, selectAnsweredRequest } from './request-repository.ts';

/** The address of an insurer's own page for a quote of the caller, signed for this click. Nothing of the person is in it.
 * Refuses `insurance/quote-over`, and an insurer without a page of its own. */
export async function openInsurerPage(
  services: Services,
  { caller, device }: Asker,
  { requestId, insurerId }: { readonly requestId: string; readonly insurerId: string },
): Promise<Result<string, Refusal>> {
  const desk = openDesk(services);
  const at = services.now();
  const found = await selectAnsweredRequest(services.sql, requestId, { caller, device }, at);
  if (desk === null || found === null) return err(requestOver('query.quote'));
  const insurer = desk.insurers.find(({ profile }) => profile.id === insurerId);
  const quote = found.answers.find((one) => one.insurerId === insurerId)?.quote ?? null;
  if (quote !== null && Date.parse(quote.validUntil) <= at.getTime()) {
    return err(requestOver('query.quote'));
  }
  const address = quote === null ? null : (insurer?.handOver(quote.quoteRef) ?? null);
  return address === null ? err(noSuchInsurer('query.partner')) : ok(address);
}
