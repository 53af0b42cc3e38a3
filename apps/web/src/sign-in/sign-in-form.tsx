import type { ComponentType, ReactNode } from 'react';
import { CodeFields } from './code-fields.tsx';
import { MobileFields } from './mobile-fields.tsx';
import type { SignInState } from './sign-in-state.ts';

type FormProps = {
  readonly method: 'post';
  readonly action: string;
  readonly className: string;
  readonly children: ReactNode;
};

type SignInFormProps = {
  readonly state: SignInState;
  readonly isBusy: boolean;
  readonly next: string;
  /** `popup`: the answer comes back to the popup; `page`: the browser goes on to `next`. */
  readonly place: 'popup' | 'page';
  readonly Form: ComponentType<FormProps>;
};

/** The two steps of signing in: mobile, then code. The same form in the popup and on its page. Its address keeps `next`:
 * the page is loaded again from it after each step. */
export function SignInForm({ state, isBusy, next, place, Form }: SignInFormProps) {
  return (
    <Form method="post" action={`/sign-in?next=${encodeURIComponent(next)}`} className="stack">
      <input type="hidden" name="next" value={next} />
      <input type="hidden" name="place" value={place} />
      {state.step === 'code' ? (
        <CodeFields key={state.challengeId} step={state} isBusy={isBusy} />
      ) : (
        <MobileFields
          mobile={state.step === 'mobile' ? state.mobile : ''}
          fault={state.step === 'mobile' ? state.fault : null}
          isBusy={isBusy}
        />
      )}
    </Form>
  );
}
