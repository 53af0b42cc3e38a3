import type { ReactNode } from 'react';
import { usePagePath } from '../app/use-page-path.ts';

type DeskFormProps = {
  /** Path of the page that takes the form, without its language. */
  readonly action: string;
  /** Which form of the page. */
  readonly intent: string;
  /** Hidden fields. */
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly className?: string | undefined;
  /** The form carries a file. */
  readonly hasFile?: boolean | undefined;
  readonly children: ReactNode;
};

/** A form of the desk with its intent and hidden fields. */
export function DeskForm({
  action,
  intent,
  fields = {},
  className,
  hasFile,
  children,
}: DeskFormProps) {
  const path = usePagePath();
  return (
    <form
      method="post"
      action={path(action)}
      className={className}
      encType={hasFile ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
