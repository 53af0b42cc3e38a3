import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';

type MoveFormProps = {
  readonly action: string;
  readonly intent: string;
  readonly label: string;
  readonly busy: string;
  readonly variant: 'sun' | 'outline' | 'quiet';
  readonly children: ReactNode;
};

/** A form whose button says what it does with a sale. */
export function MoveForm({ action, intent, label, busy, variant, children }: MoveFormProps) {
  return (
    <Form method="post" action={action} className="grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
      <SubmitButton {...{ label, busy, action, intent, variant }} />
    </Form>
  );
}
