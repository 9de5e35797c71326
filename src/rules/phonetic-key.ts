/** Letters of nine Indian scripts by the Latin letter of their sound class; ^ marks the virama. */
const SCRIPT_CHARACTERS: Record<string, string> = {
  k: 'कखगघকখগঘਕਖਗਘકખગઘକଖଗଘகకఖగఘಕಖಗಘകഖഗഘൿ',
  n: 'ङञणनऩँंঙঞণনঁংਙਞਣਨਁਂઙઞણનઁંଙଞଣନଁଂஙஞணநனஂఙఞణనఁంಙಞಣನಁಂങഞണനഩഁംൺൻ',
  s: 'चछजझशषसচছজঝশষসਚਛਜਝਸચછજઝશષસଚଛଜଝଶଷସசஜஶஷஸచఛజఝశషసಚಛಜಝಶಷಸചഛജഝശഷസ',
  t: 'टठडढतथदधটঠডঢতথদধਟਠਡਢਤਥਦਧટઠડઢતથદધଟଠଡଢତଥଦଧடதటఠడఢతథదధಟಠಡಢತಥದಧടഠഡഢതഥദധৎ',
  p: 'पफबभপফবভਪਫਬਭપફબભପଫବଭபపఫబభಪಫಬಭപഫബഭ',
  m: 'मমਮમମமమಮമ',
  r: 'रऱृরৃਰરૃରୃரறరఱృರಱೃരറൃർৰ',
  l: 'लळऴলਲલળଲଳலளழలళఴಲಳലളഴൽൾ',
  v: 'वਵવଵவవವവৱ',
  h: 'हহਹહହஹహಹഹ',
  a: 'अआঅআਅਆઅઆଅଆஅஆఅఆಅಆഅആ',
  i: 'इईऍऎएऐयिीॅॆेैইঈএঐযিীেৈਇਈਏਐਯਿੀੇੈઇઈઍએઐયિીૅેૈଇଈଏଐଯିୀେୈஇஈஎஏஐயிீெேைఇఈఎఏఐయిీెేైಇಈಎಏಐಯಿೀೆೇೈഇഈഎഏഐയിീെേൈ',
  u: 'उऊऑऒओऔुूॉॊोौউঊওঔুূোৌਉਊਓਔੁੂੋੌઉઊઑઓઔુૂૉોૌଉଊଓଔୁୂୋୌஉஊஒஓஔுூொோௌఉఊఒఓఔుూొోౌಉಊಒಓಔುೂೊೋೌഉഊഒഓഔുൂൊോൌ',
  '^': '्্੍્୍்్್്',
};

const SCRIPTS = new Map(
  Object.entries(SCRIPT_CHARACTERS).flatMap(([sound, characters]) =>
    [...characters].map((character) => [character, sound] as const),
  ),
);
const LATIN = new Map(pairs('bcdfgjoqwyez', 'pktpksukviis'));
/** Letters of scholars: ā, ṇ. */
const SCHOLARS = new Map(pairs('āīūēōṭḍṇḷḻṛśṣñṅṁṃḥ', 'aiueotdnllrssnnmmh'));

/**
 * The sound of a word: the scripts of India and the many Latin spellings of one word have the same key. Consonants of one place
 * of articulation are one letter (k kh g gh, t th d dh in both rows, p ph b bh f, s sh ch j z, l and zh), doubled consonants
 * count once, e is i, o is u, and "a" is written only at the start: the Indian scripts do not write it, and Hindi does not always
 * speak it. A last vowel is left out, because languages differ in it (ennai, enna, enne) and compounds swallow it. Undefined
 * for words that are too short to compare.
 */
export function phoneticKey(word: string): string | undefined {
  const latin = replaceCharacters(word.toLowerCase().replaceAll(/\s+/g, ''), SCHOLARS)
    .replaceAll(/c+h/g, 's')
    .replaceAll('zh', 'l')
    .replaceAll('ck', 'k')
    .replaceAll(/c([eiy])/g, 's$1')
    .replaceAll(/([bdgjklprstw])h/g, '$1')
    .replaceAll('x', 'ks');
  const once = replaceCharacters(latin, LATIN).replaceAll(/([a-z])\1+/g, '$1');
  const key = fromIndianScript(once)
    .replaceAll(/[^a-z^]/g, '')
    .replaceAll(/([a-z])\^\1/g, '$1')
    .replaceAll('^', '')
    .replaceAll('mp', 'np');
  const spoken = (key.slice(0, 1) + key.slice(1).replaceAll('a', ''))
    .replaceAll(/([iu])[iu]+/g, '$1')
    .replace(/^(..+)[iu]$/, '$1');
  return spoken.length > 1 ? spoken : undefined;
}

/** Malayalam doubles these nasals where others write nk and nj; the last anusvara of the southern scripts is m. */
function fromIndianScript(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const written = text
    .replaceAll('ങ്ങ', 'ങ്ക')
    .replaceAll('ഞ്ഞ', 'ഞ്ജ')
    .replace(/[ంಂം]$/, 'm');
  return replaceCharacters(written, SCRIPTS);
}

/**
 * The consonants of a key, for misspelt vowels and for English words in an Indian script. Undefined if there are less than
 * three.
 */
export function consonantsOf(key: string): string | undefined {
  const consonants = key.replace(/^[aiu]/, 'a').replaceAll(/(?!^a)[aiuv]/g, '');
  return /^a?[^a]{3,}$/.test(consonants) ? consonants : undefined;
}

function pairs(from: string, to: string): (readonly [string, string])[] {
  return [...from].map((character, index) => [character, to[index] ?? ''] as const);
}

function replaceCharacters(text: string, replacements: ReadonlyMap<string, string>): string {
  return Array.from(text, (character) => replacements.get(character) ?? character).join('');
}
