-- A food's words are ranked: those of its name, category and tags say what it is, those of its description only what is
-- told about it. Search looks among the first ones first.
alter table foods add column title_words text[] not null default '{}';

create or replace function fill_search_text() returns trigger language plpgsql as $$
declare title text := lower(unaccent(concat_ws(' ', new.name, new.category, array_to_string(new.tags, ' '))));
begin
  new.search_text := lower(unaccent(concat_ws(' ', title, new.description)));
  -- split where search-terms.ts splits what a visitor types; in order, so that two writers do not wait for each other
  new.search_words := array(
    select distinct word from regexp_split_to_table(new.search_text, '[\s,;.!?()"''/+-]+') word
    where length(word) between 1 and 60 order by word);
  new.title_words := array(
    select distinct word from regexp_split_to_table(title, '[\s,;.!?()"''/+-]+') word
    where length(word) between 1 and 60 order by word);
  insert into food_words
    select word from unnest(new.search_words) word where length(word) between 2 and 40 and word !~ '[0-9]'
    on conflict do nothing;
  return new;
end $$;
update foods set name = name;
create index foods_title_words on foods using gin (title_words);

-- The owner's own words in the form in which search compares them (Unicode NFKC); of several that become the same word
-- one stays, rather the one that is in this form already. What the form makes too short or too long stays as it is.
delete from search_words s
using (select word, lower(normalize(word, NFKC)) as form from search_words) other
where other.form = lower(normalize(s.word, NFKC)) and length(other.form) between 2 and 60
  and (other.word <> other.form, other.word) < (s.word <> other.form, s.word);
update search_words set word = lower(normalize(word, NFKC))
where word <> lower(normalize(word, NFKC)) and length(lower(normalize(word, NFKC))) between 2 and 60;

-- The words of India's languages for common farm foods, in their own letters and as they are typed with Latin ones, in
-- the same form. An owner's own meaning of a word stays.
insert into search_words (word, means)
select word, means from (values
  ('sesame', '{tilli,teel,nuvvulu,nuvvula,yellu,enellu,तिल,तीळ,তিল,તલ,నువ్వులు,నువ్వుల,ಎಳ್ಳು,എള്ള്}'::text[]),
  ('sesame oil', '{nallenna,ellenna,നല്ലെണ്ണ}'::text[]),
  ('groundnut', '{moongfali,mungfali,mungphali,mumfali,shengdana,shengdane,singdana,magfali,verkadalai,nilakkadala,nelakadala,verusenaga,palli,pallilu,kadlekai,shenga,chinabadam,मूंगफली,मूँगफली,शेंगदाणा,शेंगदाणे,চিনাবাদাম,મગફળી,వేరుశెనగ,పల్లీ,ಕಡಲೆಕಾಯಿ,ಶೇಂಗಾ,നിലക്കടല,வேர்க்கடலை}'::text[]),
  ('groundnut oil', '{singtel,kadalennai,"கடலை எண்ணெய்","verkadalai ennai"}'::text[]),
  ('coconut', '{nariyel,naariyal,narial,naral,khobra,khopra,kopra,narkel,narikel,kobbari,tenginakai,thenginakai,नारियल,नारळ,खोबरे,নারকেল,নারিকেল,નાળિયેર,కొబ్బరి,ತೆಂಗಿನಕಾಯಿ,ಕೊಬ್ಬರಿ,തേങ്ങ}'::text[]),
  ('coconut oil', '{velichenna,khobrel,खोबरेल,വെളിച്ചെണ്ണ,"தேங்காய் எண்ணெய்"}'::text[]),
  ('mustard', '{sarso,sarsoo,sarsou,sarsiya,raai,mohri,sorshe,sorsher,shorshe,sasive,sasuve,avalu,aavalu,kaduku,सरसों,सरसो,राई,मोहरी,সরষে,সরষের,সর্ষে,সরিষা,সরিষার,રાઈ,ఆవాలు,ಸಾಸಿವೆ,കടുക്}'::text[]),
  ('sunflower', '{surajmukhi,suryamukhi,suryakanti,surjomukhi,सूरजमुखी,सूर्यफूल,সূর্যমুখী,સૂરજમુખી,సూర్యకాంతి,ಸೂರ್ಯಕಾಂತಿ,സൂര്യകാന്തി,சூரியகாந்தி}'::text[]),
  ('castor', '{arandi,arand,erand,diveli,amudam,haralu,avanakku,अरंडी,अरण्डी,एरंड,ఆముదం,ಹರಳೆಣ್ಣೆ,ആവണക്ക്,ஆமணக்கு}'::text[]),
  ('castor oil', '{erandel,एरंडेल,ஆமணக்கெண்ணெய்}'::text[]),
  ('flaxseed', '{alasi,jawas,javas,tisi,aviseginjalu,agase,अलसी,जवस,तीसी,তিসি,અળસી,అవిసె,ಅಗಸೆ,ஆளி}'::text[]),
  ('palm jaggery', '{panangkarupatti,panakarupatti,karippukatti,பனைவெல்லம்,"tad gud","khajur gud","thati bellam","ताड़ गुड़"}'::text[]),
  ('jaggery', '{gud,gur,gudh,vellam,bellam,bella,sharkara,गुड़,गुळ,गूळ,গুড়,ગોળ,బెల్లం,ಬೆಲ್ಲ,ശർക്കര,வெல்லம்}'::text[]),
  ('sugar', '{shakkar,sakkarai,sakkara,cheeni,chini,sakhar,chekkera,sakkare,चीनी,शक्कर,साखर,চিনি,ખાંડ,చక్కెర,ಸಕ್ಕರೆ,പഞ്ചസാര,சர்க்கரை}'::text[]),
  ('honey', '{shehad,shahed,madhu,madh,tene,thene,jenu,jenutuppa,शहद,मधु,मध,মধু,મધ,తేనె,ಜೇನುತುಪ್ಪ,തേൻ,"jenu tuppa"}'::text[]),
  ('ghee', '{ghi,toop,tup,neyyu,tuppa,घी,तूप,ঘি,ઘી,నెయ్యి,ತುಪ್ಪ,നെയ്യ്,"desi ghee","gai ghee","cow ghee"}'::text[]),
  ('turmeric', '{haldee,haldar,halad,holud,pasupu,arishina,arisina,हल्दी,हळद,হলুদ,હળદર,పసుపు,ಅರಿಶಿನ,മഞ്ഞൾ}'::text[]),
  ('moringa', '{sahjan,sahajan,sahijan,shevga,shevaga,sajna,munaga,munagaku,nugge,nuggesoppu,muringa,सहजन,शेवगा,সজনে,સરગવો,మునగ,ನುಗ್ಗೆ,മുരിങ്ങ}'::text[]),
  ('foxtail millet', '{kakum,korra,korralu,navane,thina,कंगनी,काकुन,राळे,কাউন,કાંગ,కొర్రలు,ನವಣೆ,തിന}'::text[]),
  ('millet', '{siruthaniyam,siridhanya,சிறுதானியம்,ಸಿರಿಧಾನ್ಯ,సిరిధాన్యాలు}'::text[]),
  ('rice', '{chawal,chaval,chawl,chaawal,tandul,tandool,bhat,chokha,biyyam,akki,चावल,तांदूळ,भात,চাল,ચોખા,బియ్యం,ಅಕ್ಕಿ,അരി,அரிசி}'::text[]),
  ('oil', '{taila,nune,enne,yenne,yennai,तेल,তেল,তেলের,તેલ,నూనె,ಎಣ್ಣೆ,എണ്ണ}'::text[]),
  ('powder', '{podi,churan,choorna,pudi,चूर्ण,पाउडर,গুঁড়ো,પાવડર,పొడి,ಪುಡಿ,പൊടി,பொடி}'::text[]),
  ('red rice', '{"lal chawal","lal chaval","लाल चावल","lal tandul","red chawal"}'::text[]),
  ('country sugar', '{"desi khand",khand,"देसी खांड"}'::text[])
) as vocabulary (means, words), unnest(words) as word
on conflict do nothing;
