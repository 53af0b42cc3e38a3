import { checkLogin } from '@pahiya/contracts/auth/session-calls';
import { Dialog } from '@pahiya/ui/dialog';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  replace,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { safeNextPath, withoutLanguage } from '../../frame/page/page-path.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { submitSignIn } from '../../frame/sign-in/sign-in-action.ts';
import { SignInForm } from '../../frame/sign-in/sign-in-form.tsx';
import { type SignInState, startState } from '../../frame/sign-in/sign-in-state.ts';

export const meta = pageMeta(({ copy }) => ({
  title: copy('sign-in').title,
  canonical: null,
  isIndexable: false,
}));

/** Redirects when already signed in. The page gives up its place in the history: the way back would lead through it
 * to the page after it again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const next = nextPath(new URL(request.url).searchParams.get('next'));
  if (tools.isLoggedInHint) {
    const answer = await tools.api.call(checkLogin, {});
    if (answer.ok && answer.value.isLoggedIn) throw replace(next);
  }
  return { next };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<SignInState> {
  const form = await request.formData();
  const state = await submitSignIn(pageTools(context), form);
  if (state.step !== 'done' || form.get('place') === 'popup') return state;
  throw replace(nextPath(state.next), 303);
}

/** Where to continue, without the language prefix: the router's redirect adds it again. */
function nextPath(next: unknown): string {
  return withoutLanguage(safeNextPath(next, '/'));
}

export function Component() {
  const copy = useCopy('sign-in');
  const shell = useCopy('shell');
  const { next } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() ?? startState('');
  const navigation = useNavigation();
  return (
    <div className="narrow-page">
      <Dialog id="sign-in-page" title={copy.title} closeLabel={shell.close} isPage>
        {state.step === 'mobile' && <p>{copy.why}</p>}
        <SignInForm
          state={state}
          // Stays busy until the next page: a second press would send a used OTP.
          isBusy={navigation.state !== 'idle'}
          next={next}
          place="page"
          Form={Form}
        />
      </Dialog>
    </div>
  );
}
