import { Suspense } from 'react';
import { lazyPart } from '../routing/lazy-part.ts';
import { useAppState } from '../state/use-app-state.ts';

const LoginDialog = lazyPart(
  () => import('./login-dialog.tsx').then((module) => module.LoginDialog),
  ['sign-in', 'errors'],
);

/** The sign-in popup; its code loads when it is first shown. */
export function LoginPopup() {
  const { showLogin } = useAppState((state) => state.loginPopup);
  if (!showLogin) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  );
}
