import { adminValidation } from '../messages/admin-validation.ts';

const OWN_PATH = /^\/[^/\\\s]\S*$/;
/** Pages with a player: they are no video files, and their players track visitors. */
const PLAYER_SITES =
  /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|facebook\.com|fb\.watch|instagram\.com|tiktok\.com|x\.com|twitter\.com|drive\.google\.com)$/;

/** What stands between `https://` and the path. */
const AUTHORITY = /^https:\/\/([^/?#]*)/i;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
const SAVED_ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * Why pages cannot show a picture or film of this address; undefined when they can. An outside host is named in the
 * Content-Security-Policy, so it must be a plain https origin.
 */
export function mediaUrlError(url: string): string | undefined {
  if (OWN_PATH.test(url)) return undefined;
  if (/^http:/i.test(url)) return adminValidation.unencrypted;
  const authority = AUTHORITY.exec(url)?.[1]?.toLowerCase();
  if (authority === undefined || /[\s\\]/.test(url)) return adminValidation.beginPathOrHttps;
  if (authority.includes('@')) return adminValidation.urlWithUser;
  if (/:\d*$/.test(authority) && !authority.startsWith('[')) return adminValidation.urlWithPort;
  return HOST.test(authority) ? undefined : adminValidation.notAWebsite;
}

/** Like mediaUrlError, for films: the page of a video site is not a film. */
export function videoUrlError(url: string): string | undefined {
  const error = mediaUrlError(url);
  if (error) return error;
  const host = AUTHORITY.exec(url)?.[1]?.toLowerCase() ?? '';
  return PLAYER_SITES.test(host) ? adminValidation.playerPage : undefined;
}

/** The origin of an outside address for the policy; undefined for our own and for what is no https address. */
export function outsideOrigin(url: string): string | undefined {
  const origin = AUTHORITY.exec(url)?.[0]?.toLowerCase() ?? '';
  return SAVED_ORIGIN.test(origin) ? origin : undefined;
}
