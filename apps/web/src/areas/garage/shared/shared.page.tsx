import '../../../frame/styles/records.css';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { loadNumberReader } from '../../../parts/vehicle-number/load-number-reader.ts';
import { numberInText } from './number-in-text.ts';
import { SharedPage } from './shared-page.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return { isLoggedIn: pageTools(context).isLoggedInHint };
}

/** Without the service worker the system's share arrives here: its text is read and not kept. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const parts = ['title', 'text', 'url'].map((name) => formText(form, name).trim());
  const text = [...new Set(parts.filter((part) => part !== ''))].join('\n').slice(0, 5_000);
  const vehicleNumber = text === '' ? null : numberInText(text, await loadNumberReader());
  return data({ text, vehicleNumber, file: null, fault: null });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('shared').title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const { isLoggedIn } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>() ?? null;
  return <SharedPage isLoggedIn={isLoggedIn} posted={posted} />;
}
