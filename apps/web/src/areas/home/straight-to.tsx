import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';

/** Inside the look-up form: submits the same number to another page. */
export function StraightTo() {
  const { straight } = useCopy('home');
  const path = usePagePath();
  return (
    <p className="straight-to">
      <span>{straight.to}</span>
      <button type="submit" formAction={path('/challan-pay')}>
        {straight.challans}
      </button>
      <button type="submit" formAction={path('/insurance-homepage')}>
        {straight.insurance}
      </button>
      <button type="submit" formAction={path('/tollsetu/recharge')}>
        {straight.fastag}
      </button>
    </p>
  );
}
