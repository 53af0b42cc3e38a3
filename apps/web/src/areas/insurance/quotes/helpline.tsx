import { useCopy } from '../../../frame/copy/use-copy.ts';

/** An insurer's helpline as a link that calls it. */
export function Helpline({ number }: { readonly number: string }) {
  const copy = useCopy('insurance-quotes');
  return (
    <a className="nums" href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      {copy.helpline(number)}
    </a>
  );
}
