import {
  type Deficiency,
  deficiencies,
  readRemark,
} from '@pahiya/domain/rto-services/deficiencies';
import type { Language } from '@pahiya/domain/shared/language';

/** A reason in the page's language. */
export type ReasonView = {
  readonly id: string;
  readonly name: string;
  readonly means: string;
  readonly todo: string;
  readonly papers: readonly string[];
  readonly sources: readonly string[];
};

/** All reasons for returned applications. */
export function allReasons(language: Language): readonly ReasonView[] {
  return deficiencies.map((one) => toView(one, language));
}

/** Possible meanings of a remark, most likely first. */
export function reasonsOf(remark: string, language: Language): readonly ReasonView[] {
  return readRemark(remark).map((one) => toView(one, language));
}

function toView(one: Deficiency, language: Language): ReasonView {
  const { id, name, means, todo, papers, sources } = one;
  return {
    id,
    sources,
    name: name[language],
    means: means[language],
    todo: todo[language],
    papers: papers.map((paper) => paper[language]),
  };
}
