import type { Copies } from '../../../../frame/copy/copies.ts';

export const copy: Copies['grievance-words'] = {
  kinds: {
    intimate: 'मेरी नग्न, अश्लील या छेड़छाड़ की गई तस्वीर',
    impersonation: 'कोई मेरे नाम से लिख रहा है',
    'child-danger': 'किसी बच्चे को ख़तरा है',
    authority: 'अदालत या सरकार का आदेश',
    'personal-data-shown': 'मेरी नंबर प्लेट, फ़ोन, पता या काग़ज़ दिख रहे हैं',
    unlawful: 'क़ानून के ख़िलाफ़ सामग्री',
    content: 'साइट की कोई और सामग्री',
    order: 'ऑर्डर या पेमेंट',
    'own-data': 'मेरा निजी डेटा',
    conduct: 'मेरे साथ हुआ व्यवहार',
  },
  outcomes: { upheld: 'शिकायत सही', partly: 'कुछ हद तक सही', declined: 'शिकायत नहीं मानी' },
};
