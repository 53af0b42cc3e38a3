import type { Copies } from '../../../../frame/copy/copies.ts';

/** Words of the page where something is reported. */
export const copy: Copies['content-report'] = {
  metaTitle: 'शिकायत',
  title: {
    'car-review': 'रिव्यू की शिकायत करें',
    'used-car': 'पुरानी कार के विज्ञापन की शिकायत करें',
  },
  lead: 'हर शिकायत हमारी टीम का कोई व्यक्ति पढ़कर फ़ैसला करता है। शिकायत किसने की, यह किसी को नहीं बताया जाता।',
  reason: 'क्या ग़लत है?',
  reasons: {
    abusive: 'गाली या नफ़रत',
    'personal-data': 'किसी का नाम, नंबर या पता',
    advertising: 'विज्ञापन',
    'not-a-review': 'लिखने वाले का अपना अनुभव नहीं',
    sold: 'पहले ही बिक चुकी',
    'wrong-price': 'लिखी क़ीमत से अलग क़ीमत',
    'wrong-car': 'ग़लत कार या फ़ोटो',
    stolen: 'चोरी की, या पुलिस केस',
    odometer: 'मीटर में गड़बड़',
    'money-first': 'कार दिखाने से पहले पैसे माँगता है',
    duplicate: 'दो बार डाली गई',
    'dealer-as-owner': 'डीलर जो ख़ुद को मालिक बताता है',
    other: 'कुछ और',
  },
  fix: 'कृपया सुधारें',
  noReason: 'एक कारण चुनें।',
  note: 'कुछ और बताना है? (ज़रूरी नहीं)',
  noteHint: '500 अक्षर तक। नाम और फ़ोन नंबर न लिखें।',
  submit: 'शिकायत भेजें',
  busy: 'भेज रहे हैं…',
  done: {
    title: 'शिकायत भेज दी गई',
    text: 'धन्यवाद। हम पढ़कर फ़ैसला करेंगे; तब तक यह दिखता रहेगा।',
  },
};
