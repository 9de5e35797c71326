import { MAX_SHOWN_NAME, USER_KEY } from './stored-user.ts';

/**
 * Runs in the page's head, before anything is painted, the same text for everybody: it marks <html> when somebody is signed
 * in on this browser, so that styles show the header and the skeleton of a customer while the scripts are on their way.
 * The name goes into CSS variables: as text in the page it would differ from what the server rendered.
 */
export const earlySession = [
  `try{const {_id,name,token}=JSON.parse(localStorage.getItem(${JSON.stringify(USER_KEY)}));`,
  'if([_id,name,token].every((part)=>part&&typeof part==="string")){const {dataset,style}=document.documentElement;',
  'dataset.signedIn="";style.setProperty("--user-initial",JSON.stringify(name.charAt(0).toUpperCase()));',
  `style.setProperty("--user-name",name.length>${MAX_SHOWN_NAME}?"none":JSON.stringify(name))}}catch{}`,
].join('');
