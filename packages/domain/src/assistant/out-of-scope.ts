/** Why the assistant declines before it looks for passages. */
export type Decline = 'personal-data' | 'other-topic';

/** Requests for the owner's identity or contact. Registers mask both; none of our pages has them. */
const personal = [
  /\bwhose (?:\w+ )?(?:car|vehicle|bike|scooter|number|plate)\b|\bwho(?: is the| is)? own(?:s|er|ed|ing)?\b/,
  /\b(?:kiski|kiska|kis ki|kis ka)(?: ye| yeh| hai)* (?:gadi|gaadi|car|bike|number)\b/,
  /\b(?:is|us|ye|yeh|this|that)\b.*\b(?:number|gadi|gaadi|car|bike|vehicle)\b.*\b(?:kiski|kiska|kis ki|kis ke|kaun hai|belongs? to)\b/,
  /\b(?:phone|mobile|contact|whatsapp|aadhaa?r)(?: number| no)?\b.*\b(?:owner|malik|maalik|driver)\b/,
  /\b(?:owner|malik|maalik|driver)\S*\b.*\b(?:phone|mobile|contact|whatsapp|address|pata|aadhaa?r)\b/,
  /\b(?:address|pata|where .*live)\b.*\b(?:owner|malik|maalik|driver)\b/,
  /\b(?:neighbou?r|wife|husband|friend|girlfriend|boyfriend|ex|padosi|pati|patni|dost)(?:'?s|’s)?\b.*\b(?:car|vehicle|bike|gadi|gaadi|number|insurance|challans?|owner|address|location|account)\b/,
  /\b(?:track|trace|locate|find|live location|location)\b.*\b(?:person|someone|somebody|owner|wife|husband|phone)\b/,
  /(?:मालिक|ड्राइवर|चालक).*(?:मोबाइल|फ़ोन|फोन|नंबर क्या|पता|आधार)/,
  /(?:मोबाइल|फ़ोन|फोन)(?: नंबर)?.*(?:मालिक|ड्राइवर)/,
  /(?:किसकी|किसका|किस की)(?: यह| ये)? (?:गाड़ी|गाड़ी|कार|बाइक|नंबर)|(?:गाड़ी|गाड़ी|कार|बाइक|नंबर)(?: आख़िर)? (?:किसकी|किसका|किस की|किसके)/,
  /पड़ोसी|पड़ोसी/,
  /\b(?:who is|name of|kaun hai)\b.*\b(?:officer|inspector|commissioner|judge|in ?charge|agent)\b/,
];

/** Prices and facts that change daily or that we do not have, and services of other offices. They share words with
 * our pages (Delhi, petrol, price, renewal), so search alone would find a page without the answer. */
const otherTopics = [
  /\b(?:petrol|diesel|cng|fuel|lpg|ev charging|charging)\b(?: \w+){0,2} (?:price|prices|rate|rates|cost|bhav|bhaw|daam|kimat|today)\b|\b(?:price|rate|cost|bhav|daam)s?(?: of| for)?(?: \w+)? (?:petrol|diesel|cng|fuel)\b(?! (?:car|vehicle|kit|version))/,
  /(?:पेट्रोल|डीज़ल|डीजल|सीएनजी|CNG)(?: \S+){0,3} (?:भाव|दाम|क़ीमत|कीमत|रेट)/i,
  /\b(?:on[- ]road|ex[- ]?showroom|showroom|resale|second[- ]?hand|market) (?:price|value|rate|cost)\b|\bresale\b|\bvaluation\b|\bidv of\b/,
  /(?:ऑन रोड|शोरूम|रीसेल|एक्स शोरूम)/,
  /\b(?:mileage|average kitna|average deti|kmpl|horsepower|top speed|ground clearance|boot space|waiting period)\b|माइलेज/,
  /\b(?:best|which is better|better than|cheapest|top \d+|sabse (?:acch?[ai]|sast[ai])|compare)\b|(?:सबसे (?:अच्छ|सस्त|बढ़िय))/,
  /\b(?:emi|interest rate|loan eligibility|cibil|credit (?:score|card)|personal loan|home loan|gold loan)\b|ब्याज/,
  /\b(?:health|medical|medi|life|term|travel|crop|home|house|mobile|phone|swasthya|jeevan|fasal) (?:insurance|policy|bima|claim)\b|\bmediclaim\b|\blic\b|(?:स्वास्थ्य|हेल्थ|जीवन|लाइफ़|लाइफ|फ़सल|फसल) (?:बीमा|इंश्योरेंस|पॉलिसी)/,
  /\b(?:weather|rain|temperature|mausam|traffic jam|route|distance|kitni door)\b|मौसम|बारिश/,
  /\b(?:cricket|match|score|ipl|film|movie|song|joke|poem|story|recipe|cook|biryani|news|election|minister|president|prime minister)\b|क्रिकेट|चुटकुला|कविता|खाना|मंत्री/,
  /\b(?:stocks?|shares?|mutual fund|crypto|bitcoin|gold|silver|nifty|sensex|income tax|itr|gst return)\b|शेयर|सोना/,
  /\b(?:passport|visa|ration card|voter|electricity|gas cylinder|train|railway|flight|bus ticket|hotel|irctc)\b|पासपोर्ट|वीज़ा|राशन|वोटर|बिजली|ट्रेन|रेल/,
  /\b(?:aadhaa?r|pan)(?: card)? (?:\w+ )?(?:apply|banaye|banwaye|kaise|download|update|address|change|link)\b|(?:आधार|पैन)(?: कार्ड)? (?:कैसे|बनवा)/,
  /\b(?:engine oil|servic(?:e|ing) (?:cost|charge|price|centre|center|interval)|spare part|tyre pressure|flat tyre|puncture|repair|battery (?:price|cost|change)|clutch|brake pad|car wash|start nahi)\b|(?:मरम्मत|पंक्चर)/,
  /\btoll(?: \w+)? (?:from|between)\b|\btoll (?:charges?|rates?|price|cost|kitna).*\b(?:to|se|till)\b|टोल.*(?:से .* तक)/,
  /\b(?:cheat|bribe|avoid (?:a |the )?(?:camera|challan|fine|police)|fake (?:rc|licence|license|number plate|puc|insurance) (?:make|banana|banwana|kaise|buy)|hack|bypass|rishwat|ghoos)\b|रिश्वत|घूस/,
  /\bagent (?:kaise )?ban\w*|\bbecom(?:e|ing) an? (?:\w+ )?agent\b/,
  /\b(?:salary|recruitment|vacancy|job|jobs|exam date|result|syllabus)\b|नौकरी|भर्ती/,
  /\b(?:fever|medicine|doctor|hospital|covid|dawai)\b|दवा|बुख़ार|बुखार/,
  /\bignore (?:all|previous|your)\b|\b(?:system )?prompt\b|\binstructions\b/,
];

/** Why a question cannot be answered from public guidance, before any search; null if it may be. `hadVehicleNumber`:
 * a vehicle number was removed from the question, so names, addresses and phone numbers requested are those of one
 * person. Rule id: ASSISTANT-SCOPE. */
export function declineReason(
  question: string,
  { hadVehicleNumber }: { readonly hadVehicleNumber: boolean },
): Decline | null {
  const text = question.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
  if (personal.some((pattern) => pattern.test(text))) return 'personal-data';
  if (hadVehicleNumber && asksForOneVehicle(text)) return 'personal-data';
  return otherTopics.some((pattern) => pattern.test(text)) ? 'other-topic' : null;
}

function asksForOneVehicle(text: string): boolean {
  return /\b(?:owner|name|address|phone|mobile|details?|malik|naam|pata|kiski|whose|who|check|status|show|how many|pending)\b|मालिक|नाम|पता|किसकी|जानकारी|विवरण/.test(
    text,
  );
}
