/** Verbs that a question is asked with, whatever it is about: to do, take, get, cost, recognise. Stems in search form. */
const latin = `kar kara karwa karva ja jaa aa le de lag laga lagwa mil kat katt katwa chal chala pad pakad pakd sak ban
  bana banwa banva rakh dekh dikha bata pehn pehan pahn pahan pehchan pahchan samajh samjh bhej nikal nikalwa`;
const latinEndings = `a e i o u un en na ne ni ta te ti kar ke ega egi enge unga ungi ayega aega aye aya ayi iye iyega ye
  yega yegi`;
const devanagari =
  'कर करा करवा जा आ ले दे लग लगा लगवा मिल कट कटवा चल चला पड पकड सक बन बना बनवा रख देख दिखा बता पहन पहचान समझ भेज निकल निकलवा';
const devanagariEndings =
  'ना ने नि ता ते ति ा े ि ो ु ुं उं ें एं ए ई इ ओ कर के ेगा ेगि ेंगे एगा एगि एंगे ुंगा ऊंगा उंगा िए इए';

const past = 'di li dia lia दि लि';
/** Shorter stems are other words as well. */
const shortestBare = 4;

const forms = new Set([
  ...formsOf(latin, latinEndings),
  ...formsOf(devanagari, devanagariEndings),
  ...wordsOf(past),
  ...wordsOf(`${latin} ${devanagari}`).filter(({ length }) => length >= shortestBare),
]);

/** Whether a word in search form is a form of such a verb: "katta", "katega", "कटता". */
export function isLightVerb(word: string): boolean {
  return forms.has(word);
}

function formsOf(stems: string, endings: string): readonly string[] {
  return wordsOf(stems).flatMap((stem) => wordsOf(endings).map((ending) => stem + ending));
}

function wordsOf(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
