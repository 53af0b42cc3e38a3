import type { CheckoutData } from '@pahiya/contracts/challans/order-schema';
import { formatIstDate, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { PriceLines } from '@pahiya/ui/price-lines';
import { usePage } from '../../app/page-facts.tsx';
import { useCopy } from '../../copy/use-copy.ts';
import { CodeRun } from '../../page-parts/code-run.tsx';
import { EnglishRun } from '../../page-parts/english-run.tsx';
import { itemLines, money } from './cart-prices.ts';

type Group = CheckoutData['userCart'][number];
type Item = Group['challanDetails'][number];

/** The cart in its groups, each challan with its own lines. */
export function CartCard({ userCart }: Pick<CheckoutData, 'userCart'>) {
  const { cart } = useCopy('checkout');
  return (
    <Card title={cart.title} id="cart">
      <div className="grid gap-5">
        {userCart.map((group) => (
          <CartGroup key={group.type} group={group} />
        ))}
      </div>
    </Card>
  );
}

function CartGroup({ group }: { group: Group }) {
  const { groups } = useCopy('checkout');
  return (
    <section aria-labelledby={`group-${anchorOf(group.type)}`}>
      <h3 id={`group-${anchorOf(group.type)}`} className="text-lead">
        {groups[group.type]}
      </h3>
      <ul>
        {group.challanDetails.map((item) => (
          <li key={item.challanNumber} className="border-line border-b py-3 last:border-b-0">
            <CartItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CartItem({ item }: { item: Item }) {
  const copy = useCopy('checkout');
  const { language } = usePage();
  const issuedOn = item.issuedOn === null ? null : parseIstDate(item.issuedOn);
  return (
    <>
      <h4>{item.shortOffense[language]}</h4>
      <p className="text-small">
        {copy.cart.number} <CodeRun text={item.challanNumber} />
        {issuedOn && ` · ${copy.cart.issued(formatIstDate(issuedOn, language))}`}
      </p>
      {item.location && (
        <p className="text-small">
          <EnglishRun text={item.location} />
        </p>
      )}
      <ItemPrice item={item} />
    </>
  );
}

/** A fine alone is its own total; with fees each has its line. */
function ItemPrice({ item }: { item: Item }) {
  const copy = useCopy('checkout');
  const lines = itemLines(item, copy);
  const amount = money(item.price.totalAmount);
  if (lines.length > 1)
    return <PriceLines lines={lines} total={{ label: copy.cart.sum, amount }} />;
  return (
    <p className="flex justify-between gap-4 pt-1">
      {copy.cart.fine}
      <b className="nums text-ink">{amount}</b>
    </p>
  );
}

function anchorOf(type: Group['type']): string {
  return type === 'E-Challan' ? 'e-challan' : 'court';
}
