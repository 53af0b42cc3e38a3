import { fixedForms } from '@pahiya/domain/forms/form-definition';
import { pathIn } from '@pahiya/domain/shared/language';
import { Card } from '@pahiya/ui/card';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { FormPage } from './form-page.tsx';
import { loadFormPage } from './load-form-page.ts';
import { runFormAction } from './run-form-action.ts';

const formId = fixedForms.contact;

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadFormPage(pageTools(context), { formId, request });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const post = await request.formData();
  return runFormAction(pageTools(context), { formId, post, path: '/contact-us' });
}

export const meta = pageMeta<typeof loader>(({ copy, data, brand, language }) => {
  const words = copy('forms').contact;
  return {
    title: words.metaTitle,
    description: words.metaDescription,
    canonical: '/contact-us',
    isIndexable: data?.isSent !== true,
    structuredData: [
      {
        '@type': 'ContactPage',
        name: words.metaTitle,
        url: brand.siteUrl + pathIn(language, '/contact-us'),
        mainEntity: {
          '@type': 'Organization',
          name: brand.name,
          url: brand.siteUrl,
          email: brand.supportEmail,
        },
      },
    ],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('forms').contact;
  return (
    <FormPage data={page} outcome={outcome} action="/contact-us">
      <DirectWays />
      <Card title={copy.never.title} level={2} look="quiet">
        <ul className="plain-list">
          {copy.never.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Card>
    </FormPage>
  );
}

function DirectWays() {
  const { direct } = useCopy('forms').contact;
  const { brand } = usePage();
  const path = usePagePath();
  return (
    <Card title={direct.title} level={2}>
      <ul className="plain-list">
        <li>
          {direct.email}:{' '}
          <a href={`mailto:${brand.supportEmail}`} lang="en">
            {brand.supportEmail}
          </a>
        </li>
        {brand.supportPhone !== null && (
          <li>
            {direct.phone}: <a href={`tel:${brand.supportPhone}`}>{brand.supportPhone}</a>
          </li>
        )}
        <li>
          {direct.orders} <a href={path('/orders')}>{direct.ordersLink}</a>
        </li>
      </ul>
    </Card>
  );
}
