import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Bell, Clock, Garage, Smartphone } from '@pahiya/ui/icons';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { signInPath } from '../controls/sign-in-path.ts';
import { SubmitButton } from '../controls/submit-button.tsx';

/** Page about the app; it also takes the form below. */
export const appPath = '/app';

/** What the app is for, each with the page that already does it, the stores, and the link by SMS. */
export function AppBenefits({ isLoggedIn }: { readonly isLoggedIn: boolean }) {
  const { app } = useCopy('limit');
  const { brand, language } = usePage();
  const path = usePagePath();
  const name = language === 'hi' ? brand.nameHindi : brand.name;
  const hasStore = brand.playStoreUrl !== null || brand.appStoreUrl !== null;
  return (
    <Card title={app.title} id="app">
      <ul className="grid gap-3 [&_svg]:size-6 [&_svg]:flex-none">
        <Benefit icon={<Bell />} href={path('/garage/all-alerts')} text={app.alerts} />
        <Benefit icon={<Clock />} href={path('/reminders')} text={app.reminders} />
        <Benefit icon={<Garage />} href={path('/garage')} text={app.garage(name)} />
      </ul>
      {!hasStore && <p className="pt-4 text-small">{app.soon}</p>}
      <div className="actions pt-4">
        {brand.playStoreUrl !== null && (
          <ButtonLink href={brand.playStoreUrl} variant="outline" icon={<Smartphone />}>
            {app.android}
          </ButtonLink>
        )}
        {brand.appStoreUrl !== null && (
          <ButtonLink href={brand.appStoreUrl} variant="outline" icon={<Smartphone />}>
            {app.iphone}
          </ButtonLink>
        )}
        {isLoggedIn ? (
          <Form method="post" action={appPath}>
            <SubmitButton label={app.send} busy={app.sending} action={appPath} variant="outline" />
          </Form>
        ) : (
          <ButtonLink href={path(signInPath(appPath))} variant="outline">
            {app.signInToSend}
          </ButtonLink>
        )}
      </div>
      <p className="pt-3 text-small">{app.sendNote}</p>
    </Card>
  );
}

type BenefitProps = { readonly icon: ReactNode; readonly href: string; readonly text: string };

function Benefit({ icon, href, text }: BenefitProps) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <a href={href}>{text}</a>
    </li>
  );
}
