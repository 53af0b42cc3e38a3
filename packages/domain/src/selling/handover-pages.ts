import type { Language } from '../shared/language.ts';
import { agreementPage } from './transfer-forms/agreement-page.ts';
import { form29Page } from './transfer-forms/form-29.ts';
import { form30Page } from './transfer-forms/form-30.ts';
import type { HandoverFacts, HandoverPage } from './transfer-forms/handover-facts.ts';

/** The handover file: sale agreement with delivery note and papers, then Forms 29 and 30. The forms are in English, as the
 * offices print them. Source: Motor Vehicles Act 1988, s. 50; CMVR r. 55. Rule id: SALE-PAPERS. */
export function handoverPages(facts: HandoverFacts, language: Language): readonly HandoverPage[] {
  return [agreementPage(facts, language), form29Page(facts), form30Page(facts)];
}
