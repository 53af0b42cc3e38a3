import { Dialog } from '@pahiya/ui/dialog';
import { useEffect } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { countScreen } from '../analytics/count-screen.ts';
import { readPrefill } from '../analytics/prefill.ts';
import { useCopy } from '../copy/use-copy.ts';
import { safeNextPath } from '../page/page-path.ts';
import { useHere } from '../page/use-here.ts';
import { loginHidden } from '../state/login-popup-slice.ts';
import { useAppDispatch, useAppState } from '../state/use-app-state.ts';
import { SignInForm } from './sign-in-form.tsx';
import { type SignInState, startState } from './sign-in-state.ts';

/** Sign-in as a dialog: afterwards the person goes to the requested page, or stays. */
export function LoginDialog() {
  const copy = useCopy('sign-in');
  const shell = useCopy('shell');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const here = useHere();
  const fetcher = useFetcher<SignInState>();
  const { redirectUrl } = useAppState((state) => state.loginPopup);
  const state = fetcher.data ?? startState(readPrefill(sessionStorage));
  const isDone = state.step === 'done';
  const target = safeNextPath(redirectUrl, here);

  useEffect(() => countScreen('login popup'), []);
  useEffect(() => {
    if (!isDone) return;
    dispatch(loginHidden());
    if (target !== here) void navigate(target);
  }, [isDone, target, here, dispatch, navigate]);

  return (
    <Dialog
      id="login"
      title={copy.title}
      closeLabel={shell.close}
      open
      onClose={() => dispatch(loginHidden())}
    >
      {state.step === 'mobile' && <p>{copy.why}</p>}
      <SignInForm
        state={state}
        isBusy={fetcher.state !== 'idle'}
        next={target}
        place="popup"
        Form={fetcher.Form}
      />
    </Dialog>
  );
}
