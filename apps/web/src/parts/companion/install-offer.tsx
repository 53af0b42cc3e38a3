import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useState, useSyncExternalStore } from 'react';
import { askToInstall, installPrompt } from '../../frame/browser/install-prompt.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { isInstallPutOff, putInstallOff } from './install-put-off.ts';

/** Offers to install where the browser can, unless the person said "Not now" within the last 90 days. */
export function InstallOffer() {
  const copy = useCopy('install');
  const { brand, language } = usePage();
  const isThere = useSyncExternalStore(installPrompt.subscribe, installPrompt.isThere, () => false);
  const [isPutOff, setPutOff] = useState(false);
  if (!isThere || isPutOff || isInstallPutOff(localStorage, Date.now())) return null;
  const putOff = () => {
    putInstallOff(localStorage, Date.now());
    setPutOff(true);
  };
  return (
    <Card title={copy.title(language === 'hi' ? brand.nameHindi : brand.name)} id="install">
      <p>{copy.text}</p>
      <div className="actions pt-4">
        <Button type="button" variant="outline" onClick={() => void askToInstall()}>
          {copy.act}
        </Button>
        <Button type="button" variant="quiet" onClick={putOff}>
          {copy.later}
        </Button>
      </div>
    </Card>
  );
}
