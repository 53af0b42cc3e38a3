import type { TagPriceOnWire } from '@pahiya/contracts/fastag/details/issue-schema';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { PriceLines } from '@pahiya/ui/price-lines';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';

type PriceProps = { readonly price: TagPriceOnWire; readonly issuer: string };

/** The price of a tag, line by line, with its source and day. */
export function TagPrice({ price, issuer }: PriceProps) {
  const copy = useCopy('tag-buy');
  const { lines } = useCopy('new-tag');
  const { language } = usePage();
  return (
    <>
      <PriceLines
        lines={price.lines.map(({ code, amount }) => ({
          id: code,
          label: lines[code]?.label ?? code,
          note: lines[code]?.note,
          amount: formatRupees(paise(amount)),
        }))}
        total={{ label: copy.total, amount: formatRupees(paise(price.total)) }}
      />
      <p className="pt-3 text-ink-2 text-small">
        {copy.priceSource(
          issuer,
          formatIstDate(price.validFrom as IstDate, language),
          instantText(price.askedAt, language),
        )}
      </p>
    </>
  );
}
