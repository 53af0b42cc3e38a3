import { policyTerms } from '@pahiya/domain/insurance/policy-terms';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees, type Paise } from '@pahiya/domain/shared/money';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { TermSources } from '../terms/term-sources.tsx';
import type { SheetFacts } from './sheet-facts.ts';

/** The customer information sheet, before anything is paid and kept with the policy: what is covered, what not, what the
 * owner pays, how to claim, cancel and complain. */
export function InformationSheet({ sheet }: { readonly sheet: SheetFacts }) {
  const { sheet: copy } = useCopy('insurance-buy');
  const { covers, quote: terms, addOnNames, addOnHints } = useCopy('insurance-quotes');
  const { language } = usePage();
  const { cover, startsOn, addOns, hasOwnerDriver, thirdPartyYears } = sheet;
  const sum = (amount: number) => formatRupees(amount as Paise);
  const words = copy.covers[cover];
  const { property, restrictedProperty, ownerDriver, claimNotice, portal } = policyTerms(startsOn);
  const cancelWords = {
    ...{ bundle: copy.cancel, package: copy.cancel },
    ...{ 'own-damage': copy.cancelOwnDamage, 'third-party': copy.cancelThirdParty },
  };
  const hasLimit = sheet.hasRestrictedProperty && restrictedProperty !== null;
  return (
    <Card id="sheet" title={copy.title}>
      <div className="grid gap-4">
        <KeyValues
          facts={[
            {
              id: 'product',
              term: copy.product,
              detail: (
                <span lang="en">
                  {sheet.product}, UIN {sheet.uin}
                </span>
              ),
            },
            { id: 'cover', term: copy.cover, detail: covers[cover] },
            { id: 'starts', term: copy.starts, detail: formatIstDate(startsOn, language) },
            ...(thirdPartyYears === 1
              ? []
              : [{ id: 'term', term: copy.term, detail: copy.terms(thirdPartyYears) }]),
            ...(sheet.financier === null
              ? []
              : [
                  {
                    id: 'financier',
                    term: copy.financier,
                    detail: <span lang="en">{sheet.financier}</span>,
                  },
                ]),
            ...(sheet.insuredValue === null
              ? []
              : [{ id: 'idv', term: copy.value, detail: sum(sheet.insuredValue) }]),
            ...(cover === 'third-party'
              ? []
              : [
                  {
                    id: 'excess',
                    term: copy.deductible,
                    detail:
                      sheet.voluntary === 0
                        ? sum(sheet.deductible)
                        : terms.withVoluntary(sum(sheet.deductible), sum(sheet.voluntary)),
                  },
                ]),
            ...(sheet.kilometres === null
              ? []
              : [
                  {
                    id: 'kilometres',
                    term: terms.kilometres,
                    detail: terms.upToKm(sheet.kilometres),
                  },
                ]),
          ]}
        />
        <h3>{copy.coveredTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          {words.covered.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {hasLimit && <li>{copy.limitedProperty(sum(restrictedProperty))}</li>}
          {cover !== 'own-damage' && !hasLimit && property !== null && (
            <li>{copy.property(sum(property.car), sum(property.twoWheeler))}</li>
          )}
          {hasOwnerDriver && ownerDriver !== null && <li>{copy.ownerDriver(sum(ownerDriver))}</li>}
          {addOns.map((code) => (
            <li key={code}>{copy.addOn(addOnNames[code], addOnHints[code])}</li>
          ))}
        </ul>
        <h3>{copy.notTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          {words.not.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {cover !== 'own-damage' && !hasOwnerDriver && <li>{copy.noOwnerDriver}</li>}
        </ul>
        <h3>{copy.rightsTitle}</h3>
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            {copy.claim(sheet.helpline)}
            {claimNotice !== null && <> {copy.claimNotice(claimNotice.from, claimNotice.to)}</>}
          </li>
          <li>{cancelWords[cover]}</li>
          <li>{copy.complain(portal?.phones[0] ?? null)}</li>
        </ul>
        <TermSources
          terms={[
            ...(cover === 'own-damage' || hasLimit ? [] : (['property'] as const)),
            ...(hasLimit ? (['restrictedProperty'] as const) : []),
            ...(hasOwnerDriver ? (['ownerDriver'] as const) : []),
            ...(['claimNotice', 'portal'] as const),
          ]}
          on={startsOn}
        />
      </div>
    </Card>
  );
}
