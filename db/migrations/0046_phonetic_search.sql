-- Search by sound: the scripts of India and the many Latin spellings of one word become the same key.

-- The key of a word. Consonants of one place of articulation are one letter (k kh g gh, t th d dh in both rows, p ph b bh f,
-- s sh ch j z, l and zh), doubled consonants count once, e is i, o is u, and "a" is written only at the start: the Indian
-- scripts do not write it, and Hindi does not always speak it. A last vowel is left out, because languages differ in it
-- (ennai, enna, enne) and compounds swallow it. Null for words that are too short to compare.
create function phonetic_key(word text) returns text language plpgsql immutable strict parallel safe as $$
declare key text := regexp_replace(lower(word), '\s+', '', 'g');
begin
  -- scholars' letters
  key := translate(key, 'āīūēōṭḍṇḷḻṛśṣñṅṁṃḥ', 'aiueotdnllrssnnmmh');
  key := regexp_replace(key, 'c+h', 's', 'g');
  key := replace(key, 'zh', 'l');
  key := replace(key, 'ck', 'k');
  key := regexp_replace(key, 'c([eiy])', 's\1', 'g');
  key := regexp_replace(key, '([bdgjklprstw])h', '\1', 'g');
  key := replace(key, 'x', 'ks');
  key := translate(key, 'bcdfgjoqwyez', 'pktpksukviis');
  key := regexp_replace(key, '([a-z])\1+', '\1', 'g');
  if octet_length(key) > length(key) then
    -- Malayalam doubles these nasals where others write nk and nj; the last anusvara of the southern scripts is m
    key := replace(replace(key, 'ങ്ങ', 'ങ്ക'), 'ഞ്ഞ', 'ഞ്ജ');
    key := regexp_replace(key, '[ంಂം]$', 'm');
    -- the letters of nine scripts; ^ marks the virama, between doubled consonants
    key := translate(key,
        'कखगघকখগঘਕਖਗਘકખગઘକଖଗଘகకఖగఘಕಖಗಘകഖഗഘൿ' ||
      'ङञणनऩँंঙঞণনঁংਙਞਣਨਁਂઙઞણનઁંଙଞଣନଁଂஙஞணநனஂఙఞణనఁంಙಞಣನಁಂങഞണനഩഁംൺൻ' ||
      'चछजझशषसচছজঝশষসਚਛਜਝਸચછજઝશષસଚଛଜଝଶଷସசஜஶஷஸచఛజఝశషసಚಛಜಝಶಷಸചഛജഝശഷസ' ||
      'टठडढतथदधটঠডঢতথদধਟਠਡਢਤਥਦਧટઠડઢતથદધଟଠଡଢତଥଦଧடதటఠడఢతథదధಟಠಡಢತಥದಧടഠഡഢതഥദധৎ' ||
      'पफबभপফবভਪਫਬਭપફબભପଫବଭபపఫబభಪಫಬಭപഫബഭ' ||
      'मমਮમମமమಮമ' ||
      'रऱृরৃਰરૃରୃரறరఱృರಱೃരറൃർৰ' ||
      'लळऴলਲલળଲଳலளழలళఴಲಳലളഴൽൾ' ||
      'वਵવଵவవವവৱ' ||
      'हহਹહହஹహಹഹ' ||
      'अआঅআਅਆઅઆଅଆஅஆఅఆಅಆഅആ' ||
      'इईऍऎएऐयिीॅॆेैইঈএঐযিীেৈਇਈਏਐਯਿੀੇੈઇઈઍએઐયિીૅેૈଇଈଏଐଯିୀେୈஇஈஎஏஐயிீெேைఇఈఎఏఐయిీెేైಇಈಎಏಐಯಿೀೆೇೈഇഈഎഏഐയിീെേൈ' ||
      'उऊऑऒओऔुूॉॊोौউঊওঔুূোৌਉਊਓਔੁੂੋੌઉઊઑઓઔુૂૉોૌଉଊଓଔୁୂୋୌஉஊஒஓஔுூொோௌఉఊఒఓఔుూొోౌಉಊಒಓಔುೂೊೋೌഉഊഒഓഔുൂൊോൌ' ||
      '्্੍્୍்్್്',
        repeat('k', 34) || repeat('n', 58) || repeat('s', 59) || repeat('t', 67) || repeat('p', 33) || repeat('m', 9) || repeat('r', 23) || repeat('l', 22) || repeat('v', 9) || repeat('h', 9) || repeat('a', 18) || repeat('i', 95) || repeat('u', 86) || repeat('^', 9));
  end if;
  key := regexp_replace(key, '[^a-z^]', '', 'g');
  key := replace(regexp_replace(key, '([a-z])\^\1', '\1', 'g'), '^', '');
  key := replace(key, 'mp', 'np');
  key := left(key, 1) || replace(substr(key, 2), 'a', '');
  key := regexp_replace(key, '([iu])[iu]+', '\1', 'g');
  key := regexp_replace(key, '^(..+)[iu]$', '\1');
  return case when length(key) > 1 then key end;
end $$;

-- The consonants of a key, for misspelt vowels and for English words in an Indian script. Null if there are less than three.
create function consonants(key text) returns text language sql immutable strict parallel safe as $$
  select substring(regexp_replace(regexp_replace(key, '^[aiu]', 'a'), '(?!^a)[aiuv]', '', 'g') from '^a?[^a]{3,}$')
$$;

-- Only titles are searched for similar words; in descriptions a word must be equal. So the vocabulary is that of the titles.
delete from food_words;
insert into food_words
  select distinct word from foods, unnest(title_words) word where length(word) between 2 and 40 and word !~ '[0-9]';

create index food_words_phonetic_key on food_words (phonetic_key(word));
create index food_words_consonants on food_words (consonants(phonetic_key(word)));
create index search_words_phonetic_key on search_words (phonetic_key(word));
create index search_words_consonants on search_words (consonants(phonetic_key(word)));
create index search_words_means on search_words (means);

-- A food is found by its names and descriptions in every language. Read as JSON, because the column with the translations
-- comes with a later migration; for the same reason the trigger cannot name it and compares the texts itself.
create or replace function fill_search_text() returns trigger language plpgsql as $$
declare
  title text;
  texts jsonb := to_jsonb(new);
  old_texts jsonb;
begin
  if tg_op = 'UPDATE' then
    old_texts := to_jsonb(old);
    if (new.name, new.category, new.tags, new.description) is not distinct from (old.name, old.category, old.tags, old.description)
      and texts -> 'translations' is not distinct from old_texts -> 'translations' then
      return new;
    end if;
  end if;
  title := lower(unaccent(normalize(concat_ws(' ', new.name, new.category, array_to_string(new.tags, ' '), (
    select string_agg(name #>> '{}', ' ') from jsonb_path_query(texts, 'lax $.translations.*.name') name)), NFKC)));
  new.search_text := lower(unaccent(normalize(concat_ws(' ', title, new.description, (
    select string_agg(description #>> '{}', ' ')
    from jsonb_path_query(texts, 'lax $.translations.*.description') description)), NFKC)));
  -- split where search-terms.ts splits what a visitor types; in order, so that two writers do not wait for each other
  new.search_words := array(
    select distinct word from regexp_split_to_table(new.search_text, '[\s,;.!?()"''/+-]+') word
    where length(word) between 1 and 60 order by word);
  new.title_words := array(
    select distinct word from regexp_split_to_table(title, '[\s,;.!?()"''/+-]+') word
    where length(word) between 1 and 60 order by word);
  insert into food_words
    select word from unnest(new.title_words) as title (word)
    where length(word) between 2 and 40 and word !~ '[0-9]' and not exists (select from food_words f where f.word = title.word)
    order by word
    on conflict do nothing;
  return new;
end $$;
drop trigger foods_search_text on foods;
create trigger foods_search_text before insert or update on foods for each row execute function fill_search_text();

-- The kitchen vocabulary of India's languages, in the form in which search compares words (Unicode NFKC, lower case). It is
-- true for every farm. An admin's own meaning of a word stays.
insert into search_words (word, means)
select normalize(word, NFKC), means from (values
  ('sesame', 'nallenai,nallenna,nuvvu,ellunai,gingili,gingelli,jinjili,jinjelly,thil,எள்ளு'),
  ('sesame oil', 'ellennai,ellenne,yellenne,nuvvula nune,நல்லெண்ணை,எள்ளெண்ணெய்,எள் எண்ணெய்,ಎಳ್ಳೆಣ್ಣೆ,എള്ളെണ്ണ,తిల నూనె,meetha tel,मीठा तेल'),
  ('groundnut', 'groundnuts,ground nut,monkey nut,nilakadalai,mallattai,manilakkottai,veru sanaga,verusanaga,verushanaga,kadalekai,kadale kayi,kadalekayi,shengdaane,sengdana,singdaana,badam chini,mungphalli,नीलकडलै,सींगदाना,शेंगदाना,वेरुसेनगा,நிலக்கடலை,மல்லாட்டை,வேர்கடலை,వేరుశనగ,పల్లీలు,ಕಡ್ಲೆಕಾಯಿ,ಕಡಲೆಬೀಜ,കപ്പലണ്ടി,kappalandi,શીંગદાણા,ਮੂੰਗਫਲੀ'),
  ('groundnut oil', 'palli nune,kadalenna,kadle enne,kadale enne,kadlekai enne,sing tel,सिंगतेल,શીંગતેલ,നിലക്കടലയെണ്ണ'),
  ('coconut', 'thenkai,thengina,tengu,tengina,nalikera,nariyala,nariyel,narikela,copra,khopara,kopparai,koppara,khobare,खोपरा,सूखा नारियल,கொப்பரை,தேங்கா,ತೆಂಗಿನ,ತೆಂಗು,നാളികേരം,తెంగ,ਨਾਰੀਅਲ,ନଡ଼ିଆ'),
  ('coconut oil', 'thengennai,velichennai,thengenna,thenginenne,kobbarenne,khobrel tel,கொப்பரை எண்ணெய்,വെളിച്ചണ്ണ,ತೆಂಗಿನೆಣ್ಣೆ,ಕೊಬ್ಬರಿ ಎಣ್ಣೆ'),
  ('mustard', 'sarsu,sarsav,ava,aava,aavala,kadugu,kaduku,kadukka,sasivekalu,sarisa,toria,कडुगु,सर्सों,ఆవ,ఆవాల,కడుగు,ಸಾಸಿವೆಕಾಳು,ਸਰ੍ਹੋਂ,ସୋରିଷ'),
  ('mustard oil', 'kachi ghani,kacchi ghani,kachchi ghani,kachi ghani tel,kadugennai,kadukenna,ava nune,कच्ची घानी,कच्ची घाणी,கடுகெண்ணெய்,கடுகு எண்ணை,കടുകെണ്ണ,ಸಾಸಿವೆಯೆಣ್ಣೆ,kachi ghani oil'),
  ('sunflower', 'suriyakanthi,sooryakanthi,suryakanthi,surya kanti,poddutirugudu,proddu tirugudu,poddu tirugudu,poddu thirugudu,suryaful,suryaphool,சூரிய காந்தி,పొద్దుతిరుగుడు,ప్రొద్దుతిరుగుడు,सूर्यमुखी,सूर्यफुल,ਸੂਰਜਮੁਖੀ'),
  ('castor', 'rendi,erandi,eranda,aamanakku,aamudam,amudham,amidam,avanakku,haralu,audala,oudala,रेंडी,रेड़ी,अरंड,एरंडी,રેંડી,એરંડા,ஆமணக்கு விதை,ఆముదపు,ಔಡಲ,ಹರಳು,ভেরেন্ডা'),
  ('castor oil', 'vilakku ennai,vilakenna,vilakkenna,avanakkenna,haralenne,harale enne,rendi tel,lamp oil,deepam oil,deepa ennai,விளக்கு எண்ணெய்,விளக்கெண்ணை,ആവണക്കെണ്ണ,ಔಡಲೆಣ್ಣೆ'),
  ('flaxseed', 'flax,flax seed,flax seeds,flexseed,flex seed,linseeds,ali vithai,aali vithai,aali vidhai,ali vidhai,aalividhai,avise,avisa,avise ginjalu,avisa ginjalu,cheruchana,cheruchana vithu,agasi,agase beeja,alashi,alsee,tisi,teesi,javasu,अळशी,ஆளி விதை,ஆளிவிதை,అవిసె గింజలు,అవిసె గింజల,ಅಗಸೆ ಬೀಜ,ചെറുചണ,ചണവിത്ത്,ਅਲਸੀ'),
  ('palm jaggery', 'karupetti,karuppetti,karupatti,karippatti,karippetti,karipetti,karupatty,karupatti vellam,karuppatti vellam,pana vellam,panai vellam,panangkarupatti,pana karupatti,panam kalkandu,thati bellam,taati bellam,tati bellam,tale bella,taale bella,tad gud,taad gud,khajoor gud,nolen gur,palm sugar,palm gur,palm candy,palmyra jaggery,ताड गुड,ताड़ गुड़,खजूर गुड़,करुप्पट्टी,பனை வெல்லம்,பனங்கருப்பட்டி,பனை கருப்பட்டி,తాటి బెల్లం,ತಾಳೆ ಬೆಲ್ಲ,ತಾಟಿ ಬೆಲ್ಲ,കരിപ്പട്ടി,കരിപ്പെട്ടി,ചക്കര,പനം ചക്കര,pana chakkara'),
  ('jaggery', 'jaggary,jagry,vellam,achu vellam,achu bella,mandai vellam,urundai vellam,gudd,guda,bellamu,शर्करा,गूड,அச்சு வெல்லம்,உருண்டை வெல்லம்,மண்டை வெல்லம்,ಬೆಲ್ಲದ,ശർക്കര,ਗੁੜ,ଗୁଡ଼'),
  ('country sugar', 'nattu chakkarai,naatu chakkarai,nattu sarkarai,naattu sarkarai,nattu sakarai,nadan sakkara,jaggery powder,powdered jaggery,jaggery sugar,gud powder,gur powder,gud churan,bellam powder,bellam podi,bella pudi,vella podi,brown sugar,raw sugar,khandsari,khandasari,shakkar,desi shakkar,bura,boora,शक्कर,देसी शक्कर,खांडसारी,खांड,गुड़ पाउडर,गुड़ चूरा,बूरा,நாட்டு சர்க்கரை,நாட்டு சக்கரை,நாட்டுச் சர்க்கரை,நாட்டுசர்க்கரை,வெல்லப்பொடி,వెల్లపు పొడి,బెల్లం పొడి,ಬೆಲ್ಲದ ಪುಡಿ,ശർക്കരപ്പൊടി'),
  ('sugar', 'sarkarai,chakkarai,chakkara,sakara,sakar,panchasara,சீனி,சக்கரை,seeni,ਖੰਡ,ਚੀਨੀ,సక్కర,ಸಕ್ಕರೆಯ'),
  ('honey', 'shahad,shahd,shehed,shehd,sahad,thaen,theen,thean,thenu,jenu,jen tuppa,honee,ஹனி,हनी,തേന്,ਸ਼ਹਿਦ,ମହୁ,mahu'),
  ('forest honey', 'malai then,kaattu then,kattu then,kadu then,kombu then,jungle honey,wild honey,jungli shahad,jangli shahad,van shahad,putta then,kaadu jenu,kattuthen,जंगली शहद,மலைத்தேன்,மலை தேன்,காட்டுத்தேன்,காட்டு தேன்,காட்டுத் தேன்,కొండ తేనె,adavi tene,అడవి తేనె,ಕಾಡು ಜೇನು,കാട്ടുതേൻ'),
  ('ghee', 'ghe,gee,gheu,gheeu,ney,neiy,neyi,neyy,thuppa,tuppa,clarified butter,நெய்யி,நெய்ய்,கீ,നെയ്,ਘਿਓ,ଘିଅ,desi ghi'),
  ('cow ghee', 'gai ghee,gaay ghee,gaay ghi,gau ghee,gir ghee,govu nei,pasu nei,pasu ney,pasunei,pasu neyyi,pashu neyyu,avu neyyi,aavu neyyi,hasuvina tuppa,hasu tuppa,hasuvina thuppa,गाय घी,गौ घी,பசு நெய்,பசுநெய்,నాటు ఆవు నెయ్యి,ఆవు నెయ్యి,ಹಸುವಿನ ತುಪ್ಪ,പശു നെയ്യ്,പശുവിൻ നെയ്യ്'),
  ('cow', 'gai,gaay,gaai,pasu,pashu,avu,aavu,hasu,गाय,गौ,பசு,ఆవు,ಹಸು,പശു,গরু'),
  ('buffalo ghee', 'bhains ghee,erumai nei,gede neyyi,भैंस घी,எருமை நெய்'),
  ('turmeric', 'haldhi,haladi,haldi powder,haridra,hardar,haldhar,pasuppu,manja,manjai,manjal podi,manjal thool,manjal thul,manjapodi,arasina,arishna,tumeric,हलदी,हल्दि,हरिद्रा,मंजल,மஞ்சள் தூள்,மஞ்சள் பொடி,மஞ்சப்பொடி,మంజల్,ಅರಿಷಿಣ,ಅರಶಿನ,മഞ്ഞള്,മഞ്ഞപ്പൊടി,ਹਲਦੀ,ହଳଦୀ'),
  ('moringa', 'murungakkai,murunga,murungai keerai,murungakeerai,murunga keerai,murungai ilai,murunga ilai,drumstick,drumstick leaves,drum stick,drumstick leaf,moringa leaves,moringha,muringayila,muringa ila,munagaku,munaga aaku,nugge soppu,nuggekai,sahjan patti,sahjan patta,sahajana,saragva,saragvo,sargavo,sojne,shevgyachi,मोरिंगा,शेवग्याची,सहजन पत्ती,मुनगा,munga,முருங்கைக்கீரை,முருங்கை கீரை,முருங்கை இலை,முருங்கக்கீரை,మునగాకు,మునగ ఆకు,ನುಗ್ಗೆ ಸೊಪ್ಪು,ನುಗ್ಗೆಸೊಪ್ಪು,മുരിങ്ങയില,മുരിങ്ങയുടെ,ਸੁਹਾਂਜਣਾ,ସଜନା'),
  ('foxtail millet', 'thinai arisi,tinai arisi,thina ari,thina arisi,kangani,kangini,kangu,kakuni,kakun,kang,rala,rale,korra biyyam,korra rice,navane akki,navanakki,navani,italian millet,கங்கணி,தினை அரிசி,தினையரிசி,కొర్ర,కొర్ర బియ్యం,కొర్రా,ನವಣೆ ಅಕ್ಕಿ,തിനയരി,காங்கு,काकुनी,कांगणी,ਕੰਗਣੀ'),
  ('millet', 'millets,siridhanyalu,siri dhanya,siru thaniyam,siru dhanyam,chiru dhanyalu,chirudhanyalu,sirdhanya,mota anaj,मोटा अनाज,मिलेट,मिलेट्स,श्री अन्न,shree anna,सिरिधान्य,சிறு தானியம்,சிறுதானியங்கள்,చిరుధాన్యాలు,ചെറുധാന്യം,മില്ലറ്റ്'),
  ('pearl millet', 'bajra,bajri,kambu,cambu,sajja,sajjalu,sajje,बाजरा,बाजरी,கம்பு,సజ్జలు,ಸಜ್ಜೆ,കമ്പം'),
  ('finger millet', 'ragi,raagi,nachni,nachani,mandua,kezhvaragu,kelvaragu,keppai,ragulu,रागी,नाचणी,मंडुआ,ராகி,கேழ்வரகு,கேப்பை,రాగులు,ರಾಗಿ,റാഗി'),
  ('sorghum', 'jowar,jwari,cholam,jonna,jonnalu,jola,ज्वार,ज्वारी,சோளம்,జొన్నలు,ಜೋಳ,ചോളം'),
  ('little millet', 'samai,saamai,kutki,samalu,sama,कुटकी,சாமை,సామలు,ಸಾಮೆ,ചാമ,chama'),
  ('kodo millet', 'varagu,kodo,kodra,arikelu,harka,कोदो,வரகு,అరికెలు,ಹಾರಕ,വരക്'),
  ('barnyard millet', 'kuthiraivali,kudiraivali,sanwa,jhangora,sama ke chawal,udalu,oodalu,oodhalu,कुथिरैवाली,सांवा,सामा,குதிரைவாலி,ఊదలు,ಊದಲು'),
  ('proso millet', 'panivaragu,barri,cheena,varigalu,baragu,பனிவரகு,వరిగలు,ಬರಗು'),
  ('rice', 'chaaval,chaawal,chaval,ari,arisi,biyyamu,bhaat,ரைஸ்,राइस,ರೈಸ್,రైస్,റൈസ്,ਚੌਲ,ଚାଉଳ'),
  ('red rice', 'sivappu arisi,sivapparisi,sevappu arisi,sigapu arisi,segappu arisi,chuvanna ari,chuvappu ari,erra biyyam,yerra biyyam,errani biyyam,kempu akki,kempakki,kempu akkhi,lal chawal,laal chawal,laal chaval,laal chaaval,lal chaaval,matta rice,rosematta rice,rakthashali,mappillai samba,mapillai samba,maappillai samba,bridegroom rice,poongar rice,लाल चावल,लाल तांदूळ,சிவப்பு அரிசி,சிகப்பு அரிசி,செவப்பு அரிசி,மாப்பிள்ளை சம்பா,ఎర్ర బియ్యం,ಕೆಂಪು ಅಕ್ಕಿ,ಕೆಂಪಕ್ಕಿ,ചുവന്ന അരി,മട്ട അരി,লাল চাল'),
  ('red', 'sigappu,segappu,sevappu,laal,lal,erra,yerra,kempu,chuvanna,chuvappu,சிவப்பு,சிகப்பு,लाल,ఎర్ర,ಕೆಂಪು,ചുവന്ന,sivappu'),
  ('hand pounded rice', 'kaikuthal arisi,kaikuttal arisi,kai kuthal,kaikuthal,kaikkuthal arisi,dampudu biyyam,dampudu,கைக்குத்தல் அரிசி,கைகுத்தல் அரிசி,கைக்குத்தல்,దంపుడు బియ్యం,हाथ कूटा चावल'),
  ('black rice', 'karuppu kavuni,karuppu kavuni arisi,kavuni arisi,kala chawal,karuppu arisi,கருப்பு கவுனி,काला चावल'),
  ('basmati rice', 'basmati,basmathi,बासमती,பாஸ்மதி'),
  ('ponni rice', 'ponni,ponni arisi,பொன்னி,sona masuri,sona masoori'),
  ('beaten rice', 'aval,avalakki,poha,atukulu,chivda,पोहा,அவல்,అటుకులు,ಅವಲಕ್ಕಿ,അവൽ'),
  ('puffed rice', 'pori,murmura,maramaralu,mandakki,मुरमुरा,பொரி'),
  ('oil', 'ennai,ennay,enney,yennai,enna,nuney,noone,noona,tela,tail,oyil,aayil,ayil,ऑयल,ऑइल,ஆயில்,எண்ணை,எண்ணெ,ఆయిల్,ಆಯಿಲ್,ഓയിൽ,ਤੇਲ,ତେଲ,तैल'),
  ('powder', 'thool,thul,dhool,pudi,podi,powdar,pawder,pavdar,pawdar,choornam,churnam,पावडर,पाऊडर,चूरन,பவுடர்,தூள்,பொடி,పౌడర్,ಪೌಡರ್,പൗഡർ,പൊടി,ਪਾਊਡਰ'),
  ('leaf', 'keerai,kirai,ilai,ila,elai,soppu,aaku,aku,patti,patta,pattiyan,patte,leaves,कीरै,पत्ती,पत्ता,पत्ते,पाला,கீரை,இலை,ఆకు,ಸೊಪ್ಪು,ഇല,ചീര'),
  ('seed', 'vithai,vidhai,vidai,beej,beeja,vithu,ginjalu,ginja,बीज,விதை,గింజలు,గింజల,ಬೀಜ,വിത്ത്'),
  ('combo', 'kombo,combopack,काम्बो,कॉम्बो,कोम्बो,காம்போ,కాంబో,ಕಾಂಬೊ,കോംബോ'),
  ('gift', 'parisu,gifting,hamper,uphar,tohfa,gift box,gift pack,gift hamper,उपहार,तोहफा,गिफ्ट,பரிசு,గిఫ్ట్,ಉಡುಗೊರೆ,സമ്മാനം'),
  ('butter', 'vennai,venna,benne,makhan,makkhan,maakhan,loni,मक्खन,வெண்ணெய்,వెన్న,ಬೆಣ್ಣೆ,വെണ്ണ'),
  ('milk', 'paal,doodh,dudh,haalu,palu,दूध,பால்,పాలు,ಹಾಲು,പാൽ'),
  ('curd', 'thayir,dahi,perugu,mosaru,thairu,दही,தயிர்,పెరుగు,ಮೊಸರು,തൈര്'),
  ('salt', 'uppu,namak,meeth,नमक,உப்பு,ఉప్పు,ಉಪ್ಪು,ഉപ്പ്'),
  ('rock salt', 'indhuppu,sendha namak,saindhava lavana,सेंधा नमक,இந்துப்பு'),
  ('pepper', 'milagu,miriyalu,menasu,kurumulaku,kali mirch,kali mirchi,kaali mirch,काली मिर्च,மிளகு,మిరియాలు,ಕಾಳುಮೆಣಸು,കുരുമുളക്'),
  ('chilli', 'milagai,mirchi,mirapakaya,menasinakai,mulaku,lal mirch,chili,chillies,मिर्च,मिर्ची,மிளகாய்,మిరపకాయ,ಮೆಣಸಿನಕಾಯಿ,മുളക്'),
  ('coriander', 'kothamalli,kottamalli,dhania,dhaniya,dhaniyalu,kothambari,malli,धनिया,கொத்தமல்லி,ధనియాలు,ಕೊತ್ತಂಬರಿ,മല്ലി'),
  ('cumin', 'jeera,zeera,jira,seeragam,jeerakam,jilakara,jeerige,जीरा,சீரகம்,జీలకర్ర,ಜೀರಿಗೆ,ജീരകം'),
  ('fennel', 'saunf,sombu,perunjeeragam,sopu,badishep,सौंफ,சோம்பு,సోంపు,ಸೋಂಪು'),
  ('fenugreek', 'methi,vendhayam,venthayam,menthulu,menthe,uluva,मेथी,வெந்தயம்,మెంతులు,ಮೆಂತ್ಯ,ഉലുവ'),
  ('cardamom', 'elaichi,elakkai,elakka,yelakkai,yalakulu,elakki,इलायची,ஏலக்காய்,యాలకులు,ಏಲಕ್ಕಿ,ഏലക്ക'),
  ('cinnamon', 'dalchini,pattai,lavangapattai,dalchina,दालचीनी,பட்டை,దాల్చిన,ದಾಲ್ಚಿನ್ನಿ'),
  ('clove', 'laung,lavang,kirambu,krambu,grambu,lavangam,लौंग,கிராம்பு,లవంగం,ಲವಂಗ,ഗ്രാമ്പൂ'),
  ('ginger', 'adrak,inji,allam,shunti,sukku,sonth,अदरक,இஞ்சி,అల్లం,ಶುಂಠಿ,ഇഞ്ചി'),
  ('garlic', 'lahsun,lehsun,poondu,vellulli,bellulli,veluthulli,लहसुन,பூண்டு,వెల్లుల్లి,ಬೆಳ್ಳುಳ್ಳಿ'),
  ('tamarind', 'imli,puli,chintapandu,hunase,hunasehannu,इमली,புளி,చింతపండు,ಹುಣಸೆ,പുളി'),
  ('asafoetida', 'hing,heeng,perungayam,inguva,ingu,kayam,हींग,பெருங்காயம்,ఇంగువ,ಇಂಗು'),
  ('wheat', 'gehun,gehu,godhumai,godhuma,godhumalu,godhi,gothambu,गेहूं,गेहूँ,கோதுமை,గోధుమలు,ಗೋಧಿ,ഗോതമ്പ്'),
  ('flour', 'atta,aata,maavu,mavu,pindi,hittu,आटा,மாவு,పిండి,ಹಿಟ್ಟು'),
  ('semolina', 'sooji,suji,rava,ravai,rawa,सूजी,ரவை,రవ్వ,ರವೆ'),
  ('maize', 'makka,makki,makkacholam,corn,bhutta,मक्का,மக்காச்சோளம்'),
  ('toor dal', 'arhar,arhar dal,tuvar dal,thuvaram paruppu,tuvaram paruppu,thuvarai,kandi pappu,kandipappu,togari bele,अरहर,तूर दाल,துவரம் பருப்பு,కందిపప్పు,ತೊಗರಿಬೇಳೆ'),
  ('urad dal', 'urad,udad,ulundhu,ulunthu,ulundu,minapappu,minumulu,uddina bele,उड़द,उड़द दाल,உளுந்து,మినప్పప్పు,ಉದ್ದಿನಬೇಳೆ,ഉഴുന്ന്'),
  ('moong dal', 'moong,mung,mung dal,pasi paruppu,paasi paruppu,payatham paruppu,pesara pappu,pesalu,hesaru bele,cherupayar,मूंग,मूंग दाल,பாசிப்பருப்பு,பயத்தம் பருப்பு,పెసరపప్పు,ಹೆಸರುಬೇಳೆ'),
  ('chana dal', 'chana,kadalai paruppu,kadala paruppu,senaga pappu,kadale bele,kadalaparippu,चना,चना दाल,கடலைப்பருப்பு,கடலை பருப்பு,శనగపప్పు,ಕಡಲೆಬೇಳೆ'),
  ('horse gram', 'kollu,kulthi,kulith,ulavalu,hurali,muthira,कुल्थी,கொள்ளு,ఉలవలు,ಹುರಳಿ,മുതിര'),
  ('dal', 'paruppu,pappu,parippu,bele,daal,दाल,பருப்பு,పప్పు,ಬೇಳೆ,പരിപ്പ്'),
  ('cashew', 'kaju,mundhiri,munthiri,mundiri,jeedipappu,godambi,kashuvandi,काजू,முந்திரி,జీడిపప్పు,ಗೋಡಂಬಿ,കശുവണ്ടി'),
  ('almond', 'badam,baadam,badham,बादाम,பாதாம்,బాదం,ಬಾದಾಮಿ,ബദാം'),
  ('walnut', 'akhrot,akrot,अखरोट,வால்நட்'),
  ('raisins', 'kishmish,kismis,dhratchai,draksha,किशमिश,திராட்சை'),
  ('dates', 'khajur,khajoor,pericham pazham,perichampazham,kharjuram,खजूर,பேரீச்சம்பழம்,ఖర్జూరం'),
  ('neem', 'vembu,veppam,veppennai,vepa,bevu,नीम,வேம்பு,வேப்பெண்ணெய்,వేప,ಬೇವು,വേപ്പ്'),
  ('olive', 'zaitoon,jaitun,jaitoon,ज़ैतून,ஆலிவ்'),
  ('tea', 'chai,chaya,theneer,teneer,चाय,தேநீர்,టీ,ചായ'),
  ('coffee', 'kaapi,kapi,kaapee,कॉफी,कॉफ़ी,காபி,కాఫీ,ಕಾಫಿ,കാപ്പി'),
  ('pickle', 'oorugai,achar,achaar,uragaya,uppinakayi,अचार,ஊறுகாய்,ఊరగాయ,ಉಪ್ಪಿನಕಾಯಿ,അച്ചാർ'),
  ('hair', 'baal,baalon,balon,mudi,juttu,kesham,बाल,बालों,முடி,தலைமுடி,జుట్టు,ಕೂದಲು,മുടി')
) as vocabulary (means, words), unnest(string_to_array(words, ',')) as word
on conflict do nothing;
