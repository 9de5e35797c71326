import { z } from 'zod';
import { httpUrl, type KeyDefinition, keyText, type SettingsInput } from '../../src/extension/keys.ts';
import { keyTexts } from './setup-texts.server.ts';

export interface ShiprocketSettings {
  isOffered: boolean;
  apiUrl: string;
  email: string;
  password: string;
  /** The one of now, and for a day the one before. */
  webhookTokens: readonly string[];
  pickupLocation: string;
  box: Box;
  /** Added to the weight of the goods. */
  packingGrams: number;
}

/** In centimetres. */
export interface Box {
  length: number;
  breadth: number;
  height: number;
}

const DEFAULT_BOX: Box = { length: 25, breadth: 20, height: 15 };
const DEFAULT_PACKING_GRAMS = 250;
const SIZE = /^\s*(\d{1,3})\s*x\s*(\d{1,3})\s*x\s*(\d{1,3})\s*$/i;
const MIN_TOKEN = 16;

export const keys: readonly KeyDefinition[] = [
  { name: 'SHIPROCKET_EMAIL', ...keyTexts.email, schema: keyText, demoValue: 'courier@chekku.example' },
  {
    name: 'SHIPROCKET_PASSWORD',
    ...keyTexts.password,
    isSecret: true,
    schema: keyText,
    demoValue: 'chekku-demo-courier',
  },
  {
    name: 'SHIPROCKET_WEBHOOK_TOKEN',
    ...keyTexts.webhookToken,
    isSecret: true,
    previousName: 'SHIPROCKET_WEBHOOK_TOKEN_PREVIOUS',
    schema: keyText.min(MIN_TOKEN, `must have at least ${MIN_TOKEN} characters`),
    demoValue: 'chekku-demo-parcels',
  },
  { name: 'SHIPROCKET_PICKUP_LOCATION', ...keyTexts.pickupLocation, schema: keyText.max(60) },
  {
    name: 'SHIPROCKET_BOX',
    ...keyTexts.box,
    isOptional: true,
    schema: z
      .string()
      .trim()
      .regex(SIZE, 'must be length x breadth x height in centimetres, such as 25x20x15')
      .refine((text) => Object.values(boxOf(text)).every((side) => side >= 1), 'must be at least 1x1x1'),
  },
  {
    name: 'SHIPROCKET_PACKING_GRAMS',
    ...keyTexts.packingGrams,
    isOptional: true,
    schema: z
      .string()
      .trim()
      .regex(/^\d{1,5}$/, 'must be a whole number of grams'),
  },
  { name: 'SHIPROCKET_API_URL', ...keyTexts.apiUrl, isOptional: true, isAddress: true, schema: httpUrl },
];

/** Off until its keys are set, also in demo mode: then parcels are shipped by hand. */
export function settings({ isLive, keys: input, sandboxUrl }: SettingsInput): ShiprocketSettings {
  const email = input.SHIPROCKET_EMAIL ?? '';
  const password = input.SHIPROCKET_PASSWORD ?? '';
  const pickupLocation = input.SHIPROCKET_PICKUP_LOCATION ?? '';
  const tokens = [input.SHIPROCKET_WEBHOOK_TOKEN, input.SHIPROCKET_WEBHOOK_TOKEN_PREVIOUS];
  const apiUrl =
    input.SHIPROCKET_API_URL ??
    (isLive ? 'https://apiv2.shiprocket.in/v1/external' : `${sandboxUrl}/shiprocket/v1/external`);
  return {
    isOffered: email !== '' && password !== '' && pickupLocation !== '',
    apiUrl: apiUrl.replace(/\/+$/, ''),
    email,
    password,
    webhookTokens: tokens.filter((token) => token !== undefined && token !== '') as string[],
    pickupLocation,
    box: boxOf(input.SHIPROCKET_BOX ?? ''),
    packingGrams: Number(input.SHIPROCKET_PACKING_GRAMS ?? DEFAULT_PACKING_GRAMS),
  };
}

function boxOf(text: string): Box {
  const [, length, breadth, height] = SIZE.exec(text) ?? [];
  if (!length || !breadth || !height) return DEFAULT_BOX;
  return { length: Number(length), breadth: Number(breadth), height: Number(height) };
}
