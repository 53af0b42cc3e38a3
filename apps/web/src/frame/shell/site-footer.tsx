import { Footer } from '@pahiya/ui/footer';
import { Brand } from '@pahiya/ui/header';
import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';
import { usePagePath } from '../page/use-page-path.ts';
import { useAppState } from '../state/use-app-state.ts';
import { FooterTools } from './footer-tools.tsx';

/** Links of the footer section. */
export function SiteFooter() {
  const { brand, registration, language } = usePage();
  const copy = useCopy('shell');
  const path = usePagePath();
  const { footerList, error } = useAppState((state) => state.footerData);
  return (
    <Footer
      brand={<Brand name={language === 'hi' ? brand.nameHindi : brand.name} href={path('/')} />}
      about={registration === null ? copy.footer.legal : `${copy.footer.legal} ${registration}`}
      columns={footerList}
      legal={error === null ? copy.footer.sourceCode : copy.footer.failed}
      tools={<FooterTools />}
    />
  );
}
