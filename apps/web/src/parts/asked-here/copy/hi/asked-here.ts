import type { Copies } from '../../../../frame/copy/copies.ts';

/** Words of the questions that the page of a model, RTO or service shows from the community. */
export const copy: Copies['asked-here'] = {
  title: 'गाड़ी मालिकों ने पूछा',
  lead: 'समुदाय से। दूसरे लोगों ने लिखा है, पहिया ने इसकी जाँच नहीं की है।',
  none: 'अभी किसी सवाल का जवाब नहीं आया है।',
  failed: 'सवाल नहीं दिखाए जा सके। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  accepted: 'स्वीकार किया गया जवाब',
  replies: (n) => `${n} जवाब`,
  all: 'इस बारे में सारी पोस्ट',
  ask: 'इस बारे में पूछें',
};
