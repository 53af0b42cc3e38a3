import type { ReactNode } from 'react';
import { usePagePath } from '../../../frame/page/use-page-path.ts';

type DeskFormProps = {
  /** Path of the form's action, without the language. */
  readonly action: string;
  /** Intent: which form of the page. */
  readonly intent: string;
  readonly fields?: Readonly<Record<string, string | number>>;
  readonly className?: string | undefined;
  /** Multipart: the form carries a file. */
  readonly hasFile?: boolean | undefined;
  readonly children: ReactNode;
};

/** A desk form with its intent and hidden fields. */
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
