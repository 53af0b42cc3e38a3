import type { OrderKindName } from '@pahiya/contracts/order-kinds';
import { copyOf } from '../../../frame/copy/copy-store.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ordersPath } from '../view/orders-path.ts';
import { kindNames, kindViewOf } from './kind-views.ts';

/** Links to the orders of all kinds, and of each. `shown`: null for all. */
export function KindFilter({ shown }: { shown: OrderKindName | null }) {
  const copy = useCopy('orders');
  const { language } = usePage();
  const path = usePagePath();
  const choices = [
    { kind: null, label: copy.all },
    ...kindNames.map((kind) => ({
      kind,
      label: copyOf(language, kindViewOf({ kind }).copy).kind.name,
    })),
  ];
  return (
    <nav className="chips chips-boxed gap-x-2!" aria-label={copy.filter}>
      {choices.map(({ kind, label }) => (
        <a
          key={kind ?? 'all'}
          href={path(ordersPath({ kind }))}
          aria-current={kind === shown ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
