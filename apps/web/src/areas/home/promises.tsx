import { Lock, Phone, Receipt, Refresh } from '@pahiya/ui/icons';
import { useCopy } from '../../frame/copy/use-copy.ts';

const icons = { masked: <Lock />, calls: <Phone />, price: <Receipt />, refund: <Refresh /> };
const order = ['masked', 'calls', 'price', 'refund'] as const;

/** The product's promises on data and money. */
export function Promises() {
  const { promises } = useCopy('home');
  return (
    <section aria-labelledby="promises" className="promises">
      <h2 id="promises">{promises.title}</h2>
      <ul>
        {order.map((id) => (
          <li key={id}>
            {icons[id]}
            <p>
              <b>{promises.items[id].title}</b> {promises.items[id].text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
