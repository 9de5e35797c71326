import type { AssistantLanguage } from './assistant-language.ts';

export const english: AssistantLanguage = {
  topics: {
    cancel: /\b(cancel|cancell?ation|cancelled)\b/i,
    damage: /\b(broken|damaged?|leak\w*|missing|wrong|spilt|spilled)\b/i,
    return: /\b(returns?|exchange|refunds?|money back)\b/i,
    cash: /\b(cash|cod|c\.o\.d|pay\w* (on|at|after|upon) (the )?(delivery|door|arrival)|collect on delivery)\b/i,
    delivery: /\b(deliver\w*|ship\w*|courier|arrive\w*|how long|reach)\b/i,
    minimum: /\b(minimum|min order|smallest|least)\b/i,
    payment: /\b(pay\w*|upi|gpay|phonepe|card)\b/i,
    privacy: /\b(privacy|data|delete my account|personal)\b/i,
  },
  order: /\b(my orders?|order status|track\w*|where is|where's)\b/i,
  price: /\b(price|prices|cost|costs|rate|rates|mrp|how much)\b/i,
  stock: /\b(stock|available|availability|sold out|left|in store)\b/i,
  frying: /\b(fry|fries|fried|frying|deep[- ]?fry\w*)\b/i,
  heat: /\b(heat|heated|heating|smoke point)\b/i,
  fillers:
    /\b(do|does|did|you|u|your|have|has|sell|is|are|there|any|the|a|an|of|for|price|prices|cost|costs|rate|rates|mrp|stock|available|availability|sold|out|left|it|this|that|still|now|today|how|much|what|whats|which|who|i|me|my|want|need|buy|to|in|on|with|please|show|can|get|some|best|good|better|suitable|recommend|should|use|used|safe)\b/gi,
  latinWords:
    /\b(how|what|when|where|which|who|why|is|are|can|could|do|does|did|the|my|your|you|i|for|have|want|please)\b/i,
};
