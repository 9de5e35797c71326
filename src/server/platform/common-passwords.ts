import { once } from './once.ts';

/**
 * Words, names and rows of keys that lists of leaked passwords have in common, in India and elsewhere. With their usual endings
 * they are about 12,000 passwords. "secret1" and the like stay allowed: the specification's examples have them. Only on the server: no page loads them.
 */
const WORDS = `
123123a 1234qwer 123abc 123qwe 12qwaszx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx a123456 a1b2c3 a1b2c3d4 aa123456 aaa111
abc123 abcabc abcd1234 abcdefgh abdul abraham access account admin administrator ahmed aisha ajay alexander alexandra
alexis ali alice alien allah allison amanda amber amelia america amit amma andrea andrew android angel angela angelina
angels anil anjali anjana anna annie anthony apollo appa apple april arjun army arsenal arthur asd123 asdasd asdfgh
asdfghjkl asdfjkl ashley ashok asshole athena atlas audi august austin australia autumn avengers baba baby babyboy
babygirl bailey bambi banana bangalore bangladesh barbara barcelona baseball basketball batman batman1 beach bear
beatles beautiful believe benjamin bhagwan bharat bicycle bigboy bigdaddy bigdog biker birthday biscuit bismillah
bitch blaze blessed blink blink182 blueberry bmw bollywood bonnie bradley brandon brazil brian brittany broncos
brother brownie buddy budweiser bulldog bulls business buster butter butterfly camaro camera canada candy captain
carlos carmen caroline cash catherine champion changeme charles charlie charlotte cheese chelsea chennai cherry
chester chicken chocolate christ christian christina christmas christopher church claire claudia cobra coconut coffee
college colombo commando company computer cookie cool corona corvette cosmos cowboy cowboys crazy cricket crystal
crystal1 cupcake cute cutie cynthia daddy dakota dance dancer daniel danielle darkness david deborah december deepak
delhi delilah demon denise dennis devil dhaka dhoni diamond diana dinakar dinesh divya doctor doggie dollar dolphin
dolphins donald dorothy douglas dragon dragonball dream dreamer dreams drift driver drummer dubai ducati durga dylan
eagle eagles easter edward eeyore elijah elizabeth emily eminem emma energy engine engineer england eric ethan eugene
evelyn facebook faith faithful falcon family father fatima february ferrari fire fireman flame flower football forest
forever fortnite france frank freak freedom friday friend friends fuckoff fuckyou funny gabriel gabriel1 galaxy gamer
gaming gandalf ganesh ganesha gangster ganpati garden garfield gary gayathri geetha general george germany ghost
giants ginger gloria gmail god goku golden golf goliath goofy google gorgeous grace greenday gregory guest guitar
gujarat guru hacker hacking halloween handsome hannah hanuman happy harley harrypotter heather heaven heineken helen
hell hello henry hercules hero hindustan hobbit hockey honda honest honey hope horse hotmail hottie hrithik hulk
hunter hurricane hussain hyderabad ibrahim ice ilove iloveu iloveyou iloveyou1 india indian internet iphone ironman
isaac isabella islam islamabad island jack jackdaniels jackie jackson jacob jacob1 jaguar jaihind jaimatadi jaishriram
james jamie janet january jasmine jason jedi jeffrey jennifer jeremy jessica jessie jesus jesus1 joanna john joker
jonathan jordan joseph joseph1 joshua julia julian jupiter justin juventus karachi karan karen karthick karthik
katherine kathleen kathmandu kavitha kavya kelly kenneth kerala kevin khan killer kimberly king kiran kitten kitty
knights kohli kolkata krishna kristen kumar kyle lahore lakers lakshmi lakshmi1 lalitha larry laugh laura lauren
lawyer legend lemon leonard leslie letmein letmein1 lightning linda linkinpark lion lisa littleman liverpool lkjhgf
logan login london louis love lovegod lovely loveme lover loverboy loveyou lucas lucifer lucky lucy madison madras
madrid maggie magic mahesh mama manager manchester mango mani manoj march marcus margaret maria marie marilyn marine
mario mark marlboro martha martin mary master matrix matthew maverick meena melissa mercedes mercury merlin metallica
mexico michael michelle mickey microsoft midnight miguel million minecraft minnie mnbvcx mobile mohammad mohammed
mohit mommy monday money monica monkey monster morgan moses mother mother1 motorbike mountain movie movies muffin
mukesh mumbai mummy murali murugan music muslim mustang mustang1 muthu mylove namaste nancy naresh naruto natalie
nathan naveen navy neha nemo nepal network nicholas nicole ninja nintendo nirvana nissan nithya nitro nokia november
nurse nutella ocean october office oliver omsairam orange oreo oscar p@ssw0rd p@ssword pa55word paapa packers pakistan
pamela pankaj panther papa passw0rd password password! password@ patricia patrick paul pavan peace peaches peanut
pepper peter phantom phillip phoenix photos piano picture piglet pikachu pilot pimp pineapple pizza player playstation
pluto pluto1 poiuyt pokemon police pony pooja porsche potter power prabhu prakash prasad prasanna praveen predator
prince princess private priya psycho pumpkin pune punjab puppy purple q1w2e3 q1w2e3r4 qazwsx qazwsxedc queen qwe123
qweasd qweasdzxc qwer qwert qwerty qwertyuiop rabbit racecar rachel racing radha radhe radio rafael rahman rahul
raiders rainbow raja rajesh rajini rajinikanth rajkumar rama ramadan rambo ramesh ramkumar ranger rangers raspberry
ravi raymond rebecca redsox reema rich richard river robert roblox robot rockstar rocky roger rohit ronald root
rosemary royal russell ryan sabrina sachin sai saibaba sairam salman samantha sampson samson samsung samuel sandeep
sandra sangeetha sanjay santa santosh sarah saranya saraswati satan saturday saturn savior school scooby scoobydoo
scorpion scott sean seema selvam senthil september server service sexy shadow shadow1 shadow2 shahrukh shark sharon
shelby shiva silver simba simon singer sister skateboard skater skywalker slipknot smile smiley smokey sneha sniper
snoopy snowball snowflake snowman soccer soldier solomon sonic sophia sophie sparky speed spider spiderman spring
spring1 srilanka sriram starwars stealth steelers stephanie stephen steven stewart stitch storm strawberry student
success sugar sumit summer sunday sunil sunset sunshine superman support suresh surfer surfing susan suzuki swamy
sweet sweetie sweety sydney system tamil tamilnadu tarun taylor teacher tendulkar tennis tequila teresa terminator
theresa thomas thor thunder thursday tiger tigger timothy titan topsecret toyota tracy truck trucker trust trustno
trustno1 truth tuesday turbo tweety tyler universe university user vader valentine valerie vampire vanessa varun venus
veronica victor victoria victory video vijay vinayaga vincent vinod viper virat virginia vodka walter warrior warriors
watermelon wednesday welcome wesley whatever whiskey whitney william windows winner winnie winter wisdom wizard wolf
wolves wsxedc xbox yahoo yamaha yankees yellow yoda yusuf zachary zaq12wsx zelda zeus zombie zxc123 zxcvbn zxcvbnm`;
const ENDINGS = ['', '1', '2', '3', '7', '11', '12', '13', '22', '69', '99', '01', '123', '1234'];
const MIN_LENGTH = 6;

const common = once(() => {
  const words = WORDS.trim().split(/\s+/);
  const all = words.flatMap((word) => ENDINGS.map((ending) => word + ending));
  return new Set(all.filter((password) => password.length >= MIN_LENGTH));
});

/** Whether it is one of the passwords that attackers try first. Capitals make no difference. */
export function isListedPassword(password: string): boolean {
  return common().has(password.toLowerCase());
}
