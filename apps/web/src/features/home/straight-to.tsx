import { usePagePath } from '../../app/use-page-path.ts';
import { useCopy } from '../../copy/use-copy.ts';

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
    </p>
  );
}
