import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import { Footer } from '@pahiya/ui/footer';
import { Brand } from '@pahiya/ui/header';
import { useCopy } from '../copy/use-copy.ts';
import { usePage } from '../page/page-facts.tsx';
import { usePagePath } from '../page/use-page-path.ts';
import { useAppState } from '../state/use-app-state.ts';
import { FooterTools } from './footer-tools.tsx';

/** Links of the footer section. */
export function SiteFooter() {
  const { brand, insuranceLicence: licence, language } = usePage();
  const copy = useCopy('shell');
  const path = usePagePath();
  const { footerList, error } = useAppState((state) => state.footerData);
  return (
    <Footer
      brand={<Brand name={language === 'hi' ? brand.nameHindi : brand.name} href={path('/')} />}
      about={
        licence === null
          ? copy.footer.legal
          : `${copy.footer.legal} ${copy.footer.insurance({
              kind: copy.footer.insuranceKinds[licence.kind],
              number: licence.number,
              until: formatIstDate(licence.validUntil, language),
            })}`
      }
      columns={footerList}
      legal={error === null ? copy.footer.sourceCode : copy.footer.failed}
      tools={<FooterTools />}
    />
  );
}
