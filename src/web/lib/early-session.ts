import { LATER_FONTS_KEY } from './later-fonts.ts';
import { MAX_SHOWN_NAME, USER_KEY } from './stored-user.ts';

/**
 * An inline script for the page's head, the same for all visitors. Before the first paint it marks <html> when a user is
 * signed in, so that CSS shows the customer's header and skeleton while the scripts load. The name is passed in CSS
 * variables: as text it would cause a hydration mismatch. It also says when the browser has the fonts of `later-fonts.ts`.
 */
export const earlySession = [
  'try{const {dataset,style,lang}=document.documentElement;',
  `if(localStorage.getItem(${JSON.stringify(LATER_FONTS_KEY)})===lang)dataset.laterFonts="";`,
  `const {_id,name,token}=JSON.parse(localStorage.getItem(${JSON.stringify(USER_KEY)}));`,
  'if([_id,name,token].every((part)=>part&&typeof part==="string")){dataset.signedIn="";',
  'style.setProperty("--user-initial",JSON.stringify(name.charAt(0).toUpperCase()));',
  `style.setProperty("--user-name",name.length>${MAX_SHOWN_NAME}?"none":JSON.stringify(name))}}catch{}`,
].join('');
