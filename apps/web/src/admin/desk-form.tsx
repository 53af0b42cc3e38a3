import type { ReactNode } from 'react';
import { usePagePath } from '../app/use-page-path.ts';

type DeskFormProps = {
  /** Path of the page that takes the form, without its language. */
  readonly action: string;
  /** What the page is to do. */
  readonly intent: string;
  /** What goes along unseen. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A form of the desk that asks its page for one thing. */
export function DeskForm({ action, intent, fields = {}, className, children }: DeskFormProps) {
  const path = usePagePath();
  return (
    <form method="post" action={path(action)} className={className}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
