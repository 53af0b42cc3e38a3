import type { Copies } from '../../../../frame/copy/copies.ts';

/** Words of videos of new cars. */
export const copy: Copies['car-videos'] = {
  title: 'वीडियो',
  note: 'हमारे संपादकों के चुने हुए। YouTube से तभी जुड़ते हैं जब आप वीडियो चलाते हैं।',
  player: (title) => `वीडियो: ${title}`,
  languages: {
    en: 'अंग्रेज़ी',
    hi: 'हिंदी',
    bn: 'बांग्ला',
    gu: 'गुजराती',
    kn: 'कन्नड़',
    ml: 'मलयालम',
    mr: 'मराठी',
    pa: 'पंजाबी',
    ta: 'तमिल',
    te: 'तेलुगु',
  },
};
