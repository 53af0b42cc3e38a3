import { type ComponentType, type ReactNode, type SubmitEvent, useRef } from 'react';
import { CodeFields } from './code-fields.tsx';
import { MobileFields } from './mobile-fields.tsx';
import { isRepeatedCode, type SignInState } from './sign-in-state.ts';

type FormProps = {
  readonly method: 'post';
  readonly action: string;
  readonly className: string;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
};

type SignInFormProps = {
  readonly state: SignInState;
  readonly isBusy: boolean;
  readonly next: string;
  /** `popup`: the outcome returns to the popup; `page`: the browser continues to `next`. */
  readonly place: 'popup' | 'page';
  readonly Form: ComponentType<FormProps>;
};

/** The two steps of sign-in: mobile, then OTP. The same form in the popup and on its page. Its URL keeps `next`,
 * since the page reloads after each step. */
export function SignInForm({ state, isBusy, next, place, Form }: SignInFormProps) {
  const sent = useRef('');
  // The OTP submits itself at six digits; pressing the button as well must not use up a second attempt.
  const dropRepeated = (event: SubmitEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (state.step !== 'code' || form.get('intent') !== 'verify') return;
    const code = String(form.get('otp'));
    if (isRepeatedCode(sent.current, code, state.fault)) event.preventDefault();
    else sent.current = code;
  };
  return (
    <Form
      method="post"
      action={`/sign-in?next=${encodeURIComponent(next)}`}
      className="stack"
      onSubmit={dropRepeated}
    >
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
