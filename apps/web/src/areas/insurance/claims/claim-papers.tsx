import type { Answer } from '@pahiya/api-client/api-client';
import { callAddress } from '@pahiya/contracts/call';
import { walletFile } from '@pahiya/contracts/garage/wallet-calls';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

/** Copies in the person's wallet; null: they could not be read. */
export type WalletPapers = Answer<'listWallet'>['documents'] | null;

/** Copies in the wallet that a claim about this vehicle may need: its own, and the person's licence. */
export function ClaimPapers({
  papers,
  vehicleNumber,
}: {
  readonly papers: WalletPapers;
  readonly vehicleNumber: string;
}) {
  const copy = useCopy('own-claims');
  const path = usePagePath();
  const plain = vehicleNumber.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  const found = (papers ?? []).filter((paper) =>
    paper.vehicleNumber === null ? paper.kind === 'licence' : paper.vehicleNumber === plain,
  );
  return (
    <div className="grid gap-2">
      <h3>{copy.wallet}</h3>
      {papers === null && <p>{copy.walletDown}</p>}
      {papers !== null && found.length === 0 && <p>{copy.walletNone}</p>}
      {found.length > 0 && (
        <ul className="grid gap-1">
          {found.map(({ documentId, kind, title }) => (
            <li key={documentId}>
              <a href={callAddress(walletFile).replace(':documentId', documentId)}>
                {copy.kinds[kind]}
                {title !== null && (
                  <>
                    {': '}
                    <bdi>{title}</bdi>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={path('/garage/documents')}>{copy.walletOpen}</a>
      </p>
    </div>
  );
}
