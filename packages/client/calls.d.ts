// Written by `npm run client` from the OpenAPI document. Do not edit.

/** Every call that an API key can make, by method and path as in /api/docs. */
export interface Calls {
  /** Press batches by code, food or month, the last pressed first. Scope: read:foods */
  'GET /api/admin/batches': {
    query?: {
      /** A code, also a former one, or the name of a food */
      q?: string | undefined;
      food?: string | undefined;
      /** Pressed in this month, as 2026-03 */
      month?: string | undefined;
      after?: string | undefined;
      limit?: number | undefined;
    };
    response: ({
      _id: string;
      code: string;
      /** Bottles that were counted before the first batch */
      isUnbatched: boolean;
      food: {
        _id: string;
        name: string;
      };
      pressedOn: string | null;
      bestBefore: string | null;
      /** The last day on which it is sold */
      sellUntil: string | null;
      state: 'selling' | 'sold-out' | 'expired' | 'short-life' | 'blocked' | 'recalled';
      made: number;
      /** Left now */
      bottles: number;
    })[];
  };

  /** Make a batch; its bottles are added to the stock. Scope: write:stock */
  'POST /api/admin/batches': {
    body: {
      /** Empty: by the shop’s pattern */
      code?: string | '' | undefined;
      pressedOn: string;
      bestBefore: string;
      seedSource?: string | undefined;
      /** Seed, in grams */
      gramsIn?: number | null | undefined;
      /** Pressed, in millilitres or grams */
      output?: {
        amount: number;
        unit: 'ml' | 'g';
      } | null | undefined;
      notes?: string | undefined;
      /** For the public page of a bottle */
      story?: string | undefined;
      photos?: string[] | undefined;
      reportUrl?: string | null | undefined;
      reportName?: string | undefined;
      sizes: {
        size: string;
        made: number;
      }[];
      /** Made by the caller: a form that is sent twice makes one batch */
      _id: string;
      foodId: string;
    };
    response: {
      _id: string;
      code: string;
      /** Bottles that were counted before the first batch */
      isUnbatched: boolean;
      food: {
        _id: string;
        name: string;
      };
      pressedOn: string | null;
      bestBefore: string | null;
      /** The last day on which it is sold */
      sellUntil: string | null;
      state: 'selling' | 'sold-out' | 'expired' | 'short-life' | 'blocked' | 'recalled';
      made: number;
      /** Left now */
      bottles: number;
      version: number;
      seedSource: string;
      gramsIn: number | null;
      output: {
        amount: number;
        unit: 'ml' | 'g';
      } | null;
      notes: string;
      story: string;
      photos: string[];
      reportUrl: string | null;
      reportName: string;
      blockedAt: string | null;
      blockReason: string;
      recalledAt: string | null;
      sizes: {
        size: string;
        made: number;
        /** Left now */
        bottles: number;
        /** In orders, without what came back */
        sold: number;
        writtenOff: number;
      }[];
      changes: ({
        id: number;
        at: string;
        size: string;
        delta: number;
        reason: 'counted' | 'broken' | 'expired' | 'own-use' | 'returned';
        note: string;
        actor: string | null;
      })[];
    };
  };

  /** What the form of a new batch of a food starts with. Scope: read:foods */
  'GET /api/admin/batches/foods/{food}': {
    path: {
      food: string;
    };
    query: {
      day: string;
    };
    response: {
      food: {
        _id: string;
        name: string;
      };
      shelfLifeDays: number | null;
      seedGramsPerLitre: number | null;
      sizes: ({
        size: string;
        stock: number | null;
        hasBatches: boolean;
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
      })[];
      /** By the shop’s pattern, for this day */
      code: string;
    };
  };

  /** One batch. Scope: read:foods */
  'GET /api/admin/batches/{id}': {
    path: {
      id: string;
    };
    response: {
      _id: string;
      code: string;
      /** Bottles that were counted before the first batch */
      isUnbatched: boolean;
      food: {
        _id: string;
        name: string;
      };
      pressedOn: string | null;
      bestBefore: string | null;
      /** The last day on which it is sold */
      sellUntil: string | null;
      state: 'selling' | 'sold-out' | 'expired' | 'short-life' | 'blocked' | 'recalled';
      made: number;
      /** Left now */
      bottles: number;
      version: number;
      seedSource: string;
      gramsIn: number | null;
      output: {
        amount: number;
        unit: 'ml' | 'g';
      } | null;
      notes: string;
      story: string;
      photos: string[];
      reportUrl: string | null;
      reportName: string;
      blockedAt: string | null;
      blockReason: string;
      recalledAt: string | null;
      sizes: {
        size: string;
        made: number;
        /** Left now */
        bottles: number;
        /** In orders, without what came back */
        sold: number;
        writtenOff: number;
      }[];
      changes: ({
        id: number;
        at: string;
        size: string;
        delta: number;
        reason: 'counted' | 'broken' | 'expired' | 'own-use' | 'returned';
        note: string;
        actor: string | null;
      })[];
    };
  };

  /** Correct a batch; a former code leads to it for ever. Scope: write:stock */
  'PUT /api/admin/batches/{id}': {
    path: {
      id: string;
    };
    body: {
      code: string;
      pressedOn: string;
      bestBefore: string;
      seedSource?: string | undefined;
      /** Seed, in grams */
      gramsIn?: number | null | undefined;
      /** Pressed, in millilitres or grams */
      output?: {
        amount: number;
        unit: 'ml' | 'g';
      } | null | undefined;
      notes?: string | undefined;
      /** For the public page of a bottle */
      story?: string | undefined;
      photos?: string[] | undefined;
      reportUrl?: string | null | undefined;
      reportName?: string | undefined;
      sizes: {
        size: string;
        made: number;
      }[];
      version: number;
    };
    response: {
      _id: string;
      code: string;
      /** Bottles that were counted before the first batch */
      isUnbatched: boolean;
      food: {
        _id: string;
        name: string;
      };
      pressedOn: string | null;
      bestBefore: string | null;
      /** The last day on which it is sold */
      sellUntil: string | null;
      state: 'selling' | 'sold-out' | 'expired' | 'short-life' | 'blocked' | 'recalled';
      made: number;
      /** Left now */
      bottles: number;
      version: number;
      seedSource: string;
      gramsIn: number | null;
      output: {
        amount: number;
        unit: 'ml' | 'g';
      } | null;
      notes: string;
      story: string;
      photos: string[];
      reportUrl: string | null;
      reportName: string;
      blockedAt: string | null;
      blockReason: string;
      recalledAt: string | null;
      sizes: {
        size: string;
        made: number;
        /** Left now */
        bottles: number;
        /** In orders, without what came back */
        sold: number;
        writtenOff: number;
      }[];
      changes: ({
        id: number;
        at: string;
        size: string;
        delta: number;
        reason: 'counted' | 'broken' | 'expired' | 'own-use' | 'returned';
        note: string;
        actor: string | null;
      })[];
    };
  };

  /** Write bottles of a batch off, or count them. Scope: write:stock */
  'POST /api/admin/batches/{id}/bottles': {
    path: {
      id: string;
    };
    body: {
      /** Made by the caller: a repeated request is written once */
      requestId: string;
      size: string;
      reason: 'counted' | 'broken' | 'expired' | 'own-use';
      /** Bottles that are gone; with the reason counted: bottles that are there */
      quantity: number;
      note?: string | undefined;
    };
    response: {
      _id: string;
      code: string;
      /** Bottles that were counted before the first batch */
      isUnbatched: boolean;
      food: {
        _id: string;
        name: string;
      };
      pressedOn: string | null;
      bestBefore: string | null;
      /** The last day on which it is sold */
      sellUntil: string | null;
      state: 'selling' | 'sold-out' | 'expired' | 'short-life' | 'blocked' | 'recalled';
      made: number;
      /** Left now */
      bottles: number;
      version: number;
      seedSource: string;
      gramsIn: number | null;
      output: {
        amount: number;
        unit: 'ml' | 'g';
      } | null;
      notes: string;
      story: string;
      photos: string[];
      reportUrl: string | null;
      reportName: string;
      blockedAt: string | null;
      blockReason: string;
      recalledAt: string | null;
      sizes: {
        size: string;
        made: number;
        /** Left now */
        bottles: number;
        /** In orders, without what came back */
        sold: number;
        writtenOff: number;
      }[];
      changes: ({
        id: number;
        at: string;
        size: string;
        delta: number;
        reason: 'counted' | 'broken' | 'expired' | 'own-use' | 'returned';
        note: string;
        actor: string | null;
      })[];
    };
  };

  /** Where the bottles of a batch went, the last order first. Scope: read:orders */
  'GET /api/admin/batches/{id}/orders': {
    path: {
      id: string;
    };
    query?: {
      after?: number | undefined;
      limit?: number | undefined;
    };
    response: {
      order: {
        _id: string;
        number: number;
        status: string;
        name: string;
        place: string;
      };
      size: string;
      quantity: number;
      returned: number;
      placedAt: string;
    }[];
  };

  /** All users as CSV, with the number and the total of their orders. Scope: read:customers */
  'GET /api/admin/exports/customers.csv': {
    response: string;
  };

  /** All foods as CSV, in the format that an import reads. Scope: read:foods */
  'GET /api/admin/exports/foods.csv': {
    response: string;
  };

  /** The orders of a period as CSV, with tax and payment. Scope: read:orders */
  'GET /api/admin/exports/orders.csv': {
    query: {
      from: string;
      to: string;
    };
    response: string;
  };

  /** All foods including drafts, page by page. Scope: read:foods */
  'GET /api/admin/foods': {
    query?: {
      /** Matches name, category, tags and description */
      search?: string | undefined;
      /** Only foods that lack a text in this language */
      untranslated?: 'en' | 'ta' | 'hi' | undefined;
      limit?: number | undefined;
      after?: string | undefined;
    };
    response: ({
      _id: string;
      name: string;
      description: string;
      images: string[];
      imageUrl: string;
      imageAlt: string;
      category: string;
      /** Rupees, at most two decimals */
      price: number;
      quantities: ({
        size: string;
        price: number;
        stock: number | null;
        /** The size’s own level of low stock */
        lowStock: number | null;
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        shelf: string;
        /** Then its stock is the sum of its batches and cannot be written */
        hasBatches?: boolean | undefined;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
        /** Only in the list: people who wait for an e-mail */
        waiting?: number | undefined;
        /** Only in the list: whether the stock is at or below the admin’s threshold */
        level?: 'plenty' | 'low' | 'none' | undefined;
      })[];
      /** The food’s own discount, in percent */
      discount: number;
      specifications: {
        name: string;
        value: string;
      }[];
      ingredients: {
        _id: string;
        name: string;
        quantity: string;
      }[];
      tags: string[];
      origins: string[];
      cookTime: string;
      averageRating: number;
      reviewCount: number;
      /** With ?language=: the fields that are English, because their translation is missing */
      untranslated?: string[] | undefined;
      /** The discount now: a scheduled sale can be larger */
      currentDiscount: number;
      pictures: {
        url: string;
        alt: string;
      }[];
      hsn: string | null;
      gstRate: number | null;
      shelfLifeDays: number | null;
      seedGramsPerLitre: number | null;
      status: 'draft' | 'published';
      version: number;
    })[];
  };

  /** One food, also a draft. Scope: read:foods */
  'GET /api/admin/foods/{id}': {
    path: {
      id: string;
    };
    response: {
      _id: string;
      name: string;
      description: string;
      images: string[];
      imageUrl: string;
      imageAlt: string;
      category: string;
      /** Rupees, at most two decimals */
      price: number;
      quantities: ({
        size: string;
        price: number;
        stock: number | null;
        /** The size’s own level of low stock */
        lowStock: number | null;
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        shelf: string;
        /** Then its stock is the sum of its batches and cannot be written */
        hasBatches?: boolean | undefined;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
        /** Only in the list: people who wait for an e-mail */
        waiting?: number | undefined;
        /** Only in the list: whether the stock is at or below the admin’s threshold */
        level?: 'plenty' | 'low' | 'none' | undefined;
      })[];
      /** The food’s own discount, in percent */
      discount: number;
      specifications: {
        name: string;
        value: string;
      }[];
      ingredients: {
        _id: string;
        name: string;
        quantity: string;
      }[];
      tags: string[];
      origins: string[];
      cookTime: string;
      averageRating: number;
      reviewCount: number;
      /** With ?language=: the fields that are English, because their translation is missing */
      untranslated?: string[] | undefined;
      /** The discount now: a scheduled sale can be larger */
      currentDiscount: number;
      pictures: {
        url: string;
        alt: string;
      }[];
      hsn: string | null;
      gstRate: number | null;
      shelfLifeDays: number | null;
      seedGramsPerLitre: number | null;
      status: 'draft' | 'published';
      version: number;
    };
  };

  /** Set the stock of some sizes; everything else of the food stays as it is. Scope: write:stock */
  'PUT /api/admin/foods/{id}/stock': {
    path: {
      id: string;
    };
    body: {
      version: number;
      sizes: ({
        size: string;
        stock: number | null;
        /** The stock that this number replaces: if it is another by now, nothing is saved */
        seen?: number | null | undefined;
      })[];
    };
    response: {
      _id: string;
      name: string;
      description: string;
      images: string[];
      imageUrl: string;
      imageAlt: string;
      category: string;
      /** Rupees, at most two decimals */
      price: number;
      quantities: ({
        size: string;
        price: number;
        stock: number | null;
        /** The size’s own level of low stock */
        lowStock: number | null;
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        shelf: string;
        /** Then its stock is the sum of its batches and cannot be written */
        hasBatches?: boolean | undefined;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
        /** Only in the list: people who wait for an e-mail */
        waiting?: number | undefined;
        /** Only in the list: whether the stock is at or below the admin’s threshold */
        level?: 'plenty' | 'low' | 'none' | undefined;
      })[];
      /** The food’s own discount, in percent */
      discount: number;
      specifications: {
        name: string;
        value: string;
      }[];
      ingredients: {
        _id: string;
        name: string;
        quantity: string;
      }[];
      tags: string[];
      origins: string[];
      cookTime: string;
      averageRating: number;
      reviewCount: number;
      /** With ?language=: the fields that are English, because their translation is missing */
      untranslated?: string[] | undefined;
      /** The discount now: a scheduled sale can be larger */
      currentDiscount: number;
      pictures: {
        url: string;
        alt: string;
      }[];
      hsn: string | null;
      gstRate: number | null;
      shelfLifeDays: number | null;
      seedGramsPerLitre: number | null;
      status: 'draft' | 'published';
      version: number;
    };
  };

  /** Orders of all customers, newest first. Scope: read:orders */
  'GET /api/admin/orders': {
    query?: {
      from?: string | undefined;
      to?: string | undefined;
      status?: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | undefined;
      payment?: 'PENDING' | 'COMPLETED' | 'REFUNDED' | undefined;
      /** Only orders that were paid at this time or later */
      paidSince?: string | undefined;
      /** Id of an account, or the mobile number of orders without one */
      customer?: string | undefined;
      /** Number, name, phone, e-mail, pincode, tracking, invoice or payment number */
      q?: string | undefined;
      after?: string | undefined;
      limit?: number | undefined;
    };
    response: ({
      _id: string;
      number: number;
      name: string;
      phone: string;
      status: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
      paymentStatus: 'PENDING' | 'COMPLETED' | 'REFUNDED';
      totalPrice: number;
      /** Pieces */
      itemCount: number;
      createdAt: string;
      isCashOnDelivery: boolean;
      /** Parcels of this customer that came back unpaid */
      undelivered: number;
    })[];
  };

  /** Number and total amounts of the matching orders. Scope: read:orders */
  'GET /api/admin/orders/totals': {
    query?: {
      from?: string | undefined;
      to?: string | undefined;
      status?: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | undefined;
      payment?: 'PENDING' | 'COMPLETED' | 'REFUNDED' | undefined;
      /** Only orders that were paid at this time or later */
      paidSince?: string | undefined;
      /** Id of an account, or the mobile number of orders without one */
      customer?: string | undefined;
      /** Number, name, phone, e-mail, pincode, tracking, invoice or payment number */
      q?: string | undefined;
    };
    response: {
      count: number;
      /** True when there are more than `count`; the totals are null then */
      isMore: boolean;
      /** Total of all matching orders, in rupees */
      total: number | null;
      /** Total of the paid ones, in rupees */
      paid: number | null;
    };
  };

  /** One order with payments, refunds, history and possible actions. Scope: read:orders */
  'GET /api/admin/orders/{id}': {
    path: {
      id: string;
    };
    response: {
      _id: string;
      /** Short unique order number for customers */
      number: number;
      name: string;
      email: string;
      phone: string;
      address: {
        doorNumber: string;
        street: string;
        area: string;
        district: string;
        state: string;
        pincode: string;
      } | string;
      addressLatLng: {
        lat: string;
        lng: string;
      } | null;
      items: ({
        /** Snapshot at purchase: name, image and list price. With ?language= the name is the food’s translation of today */
        product: {
          _id: string;
          name: string;
          imageUrl: string;
          images: string[];
          quantities: {
            size: string;
            price: number;
          }[];
          /** With ?language=: the fields that are English, because their translation is missing */
          untranslated?: string[] | undefined;
        };
        size: string;
        quantity: number;
        /** Charged price of one unit, in rupees */
        price: number;
        listPrice: number;
      })[];
      status: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
      paymentStatus: 'PENDING' | 'COMPLETED' | 'REFUNDED';
      paymentId: string | null;
      couponCode: string | null;
      /** Coupon discount in rupees */
      discount: number;
      deliveryCharge: number;
      totalPrice: number;
      /** Only of an order with cash on delivery */
      cashOnDelivery?: {
        /** In rupees; a part of the total */
        fee: number;
        /** The parcel came back unpaid */
        isUndelivered: boolean;
      } | undefined;
      createdAt: string;
      /** End of the stock reservation */
      heldUntil: string | null;
      courier: string | null;
      trackingNumber: string | null;
      /** Page of the courier where the parcel can be followed, if it has one */
      trackingUrl?: string | undefined;
      /** What the courier reported, oldest first; only of one order, and only with reports */
      parcel?: ({
        status: 'picked-up' | 'in-transit' | 'out-for-delivery' | 'undelivered' | 'delivered' | 'coming-back' | 'returned' | 'lost' | 'damaged' | 'void' | 'other';
        at: string;
      })[] | undefined;
      /** Optimistic lock: an action with an outdated version is rejected */
      version: number;
      customerId: string | null;
      itemsTotal: number;
      payments: {
        id: string;
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        status: string;
        at: string;
        /** `outside` if an admin recorded it */
        provider: string;
        reference: string;
        refundableMinor: number;
      }[];
      refunds: ({
        id: string;
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        status: string;
        at: string;
        paymentId: string;
        reason: string;
        /** What the provider said about a refund that failed */
        failure: string | null;
        creditNote: {
          _id: string;
          number: string;
          issuedAt: string;
          /** In rupees */
          total: number;
        } | null;
        /** The open problem of a refund that failed; it can be made again */
        problemId: string | null;
      })[];
      /** Oldest first */
      creditNotes: {
        _id: string;
        number: string;
        issuedAt: string;
        /** In rupees */
        total: number;
      }[];
      invoice: {
        number: string;
        issuedAt: string;
        /** All of it went back by credit notes */
        isCredited: boolean;
      } | null;
      history: ({
        from: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | null;
        to: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
        at: string;
        actor: 'customer' | 'admin' | 'provider' | 'system';
        actorName: string | null;
        /** Name of the API key that the admin’s program used */
        apiKey: string | null;
        note: string;
        /** What a correction replaced, such as the old address */
        before: string | null;
      })[];
      buyerGstin: string | null;
      /** Null while no invoice is issued */
      invoiceNumber: string | null;
      shippedAt: string | null;
      /** Which order of this customer it is, such as 8 */
      customerOrders: number;
      /** Cancellation and return requests, oldest first */
      requests: ({
        _id: string;
        orderId: string;
        orderNumber: number;
        customer: string;
        kind: 'cancel' | 'return' | 'exchange' | 'damage';
        text: string;
        photos: string[];
        status: 'open' | 'accepted' | 'declined';
        answer: string;
        /** Stage of an accepted return, exchange or damage report */
        stage: 'accepted' | 'received' | 'refunded' | 'closed' | null;
        /** What the customer wants to return; empty: not said */
        items: {
          line: number;
          quantity: number;
        }[];
        /** The goods do not come back */
        goodsStay: boolean;
        /** When the goods left the customer */
        sentAt: string | null;
        returnTracking: string;
        refundId: string | null;
        createdAt: string;
      })[];
      /** Every started payment with what the provider last said, newest first */
      attempts: ({
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        id: string;
        provider: string;
        /** The provider’s order */
        reference: string | null;
        status: 'created' | 'pending' | 'succeeded' | 'failed';
        at: string;
        askedAt: string | null;
        /** Earlier than `askedAt`: the provider has not answered since */
        saidAt: string | null;
        said: {
          /** False: the provider does not know the payment */
          isKnown: boolean;
          payments: ({
            /** In paise, or in cents of another currency */
            amountMinor: number;
            currency: string;
            reference: string;
            status: 'pending' | 'authorised' | 'captured' | 'part-refunded' | 'refunded' | 'failed';
            at: string | null;
            /** The provider’s code */
            reason: string | null;
            paidWith: {
              kind: 'upi' | 'card' | 'netbanking' | 'wallet' | 'other';
              hint: string;
            } | null;
          })[];
        } | null;
      })[];
      /** Providers that can be asked about an unsettled payment */
      askable: string[];
      /** Why a paid order must not be shipped; null when it can be */
      shipRefused: string | null;
      /** Parcels of this customer that came back unpaid */
      undelivered: number;
      /** Actions that are possible now */
      actions: ('confirm' | 'pay' | 'ship' | 'deliver' | 'undelivered' | 'correct-tracking' | 'correct-address' | 'set-gstin' | 'cancel' | 'refund' | 'note')[];
    };
  };

  /** Confirm, record a payment, ship, deliver, cancel, refund or add a note, as the status allows. With an API key, `pay`, `cancel` and `refund` also need the scope write:payments.. Scope: write:orders */
  'POST /api/admin/orders/{id}/actions': {
    path: {
      id: string;
    };
    body: {
      note?: string | undefined;
      action: 'confirm';
      version: number;
    } | {
      method: 'cash' | 'bank' | 'upi' | 'other';
      reference?: string | undefined;
      note?: string | undefined;
      action: 'pay';
      version: number;
    } | {
      courier: string;
      /** Of India Post: with the right check digit */
      trackingNumber: string;
      note?: string | undefined;
      action: 'ship';
      version: number;
    } | {
      note?: string | undefined;
      action: 'deliver';
      version: number;
    } | {
      why: 'door' | 'returned';
      /** Whether all goods are put back into stock */
      restock?: boolean | undefined;
      note?: string | undefined;
      action: 'undelivered';
      version: number;
    } | {
      courier: string;
      /** Of India Post: with the right check digit */
      trackingNumber: string;
      /** Whether to e-mail the customer */
      notifyCustomer?: boolean | undefined;
      action: 'correct-tracking';
      version: number;
    } | {
      address: {
        doorNumber: string;
        street: string;
        area: string;
        district: string;
        state: string;
        pincode: string;
      };
      /** Whether to e-mail the customer */
      notifyCustomer?: boolean | undefined;
      action: 'correct-address';
      version: number;
    } | {
      /** GSTIN of a buyer who is a business; empty for everybody else */
      buyerGstin: string;
      action: 'set-gstin';
      version: number;
    } | {
      reason: string;
      action: 'cancel';
      version: number;
    } | {
      paymentId?: string | undefined;
      /** With `items` the sum that was shown: another one is rejected */
      amount?: number | undefined;
      /** Pieces of lines; a line is the position in the order’s `items`, from 0 */
      items?: {
        line: number;
        quantity: number;
      }[] | undefined;
      /** With `items`: delivery goes back too. Default: only with the last pieces */
      charges?: boolean | undefined;
      action: 'refund';
      version: number;
      reason: string;
    } | {
      note: string;
      action: 'note';
      version: number;
    };
    response: {
      _id: string;
      /** Short unique order number for customers */
      number: number;
      name: string;
      email: string;
      phone: string;
      address: {
        doorNumber: string;
        street: string;
        area: string;
        district: string;
        state: string;
        pincode: string;
      } | string;
      addressLatLng: {
        lat: string;
        lng: string;
      } | null;
      items: ({
        /** Snapshot at purchase: name, image and list price. With ?language= the name is the food’s translation of today */
        product: {
          _id: string;
          name: string;
          imageUrl: string;
          images: string[];
          quantities: {
            size: string;
            price: number;
          }[];
          /** With ?language=: the fields that are English, because their translation is missing */
          untranslated?: string[] | undefined;
        };
        size: string;
        quantity: number;
        /** Charged price of one unit, in rupees */
        price: number;
        listPrice: number;
      })[];
      status: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
      paymentStatus: 'PENDING' | 'COMPLETED' | 'REFUNDED';
      paymentId: string | null;
      couponCode: string | null;
      /** Coupon discount in rupees */
      discount: number;
      deliveryCharge: number;
      totalPrice: number;
      /** Only of an order with cash on delivery */
      cashOnDelivery?: {
        /** In rupees; a part of the total */
        fee: number;
        /** The parcel came back unpaid */
        isUndelivered: boolean;
      } | undefined;
      createdAt: string;
      /** End of the stock reservation */
      heldUntil: string | null;
      courier: string | null;
      trackingNumber: string | null;
      /** Page of the courier where the parcel can be followed, if it has one */
      trackingUrl?: string | undefined;
      /** What the courier reported, oldest first; only of one order, and only with reports */
      parcel?: ({
        status: 'picked-up' | 'in-transit' | 'out-for-delivery' | 'undelivered' | 'delivered' | 'coming-back' | 'returned' | 'lost' | 'damaged' | 'void' | 'other';
        at: string;
      })[] | undefined;
      /** Optimistic lock: an action with an outdated version is rejected */
      version: number;
      customerId: string | null;
      itemsTotal: number;
      payments: {
        id: string;
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        status: string;
        at: string;
        /** `outside` if an admin recorded it */
        provider: string;
        reference: string;
        refundableMinor: number;
      }[];
      refunds: ({
        id: string;
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        status: string;
        at: string;
        paymentId: string;
        reason: string;
        /** What the provider said about a refund that failed */
        failure: string | null;
        creditNote: {
          _id: string;
          number: string;
          issuedAt: string;
          /** In rupees */
          total: number;
        } | null;
        /** The open problem of a refund that failed; it can be made again */
        problemId: string | null;
      })[];
      /** Oldest first */
      creditNotes: {
        _id: string;
        number: string;
        issuedAt: string;
        /** In rupees */
        total: number;
      }[];
      invoice: {
        number: string;
        issuedAt: string;
        /** All of it went back by credit notes */
        isCredited: boolean;
      } | null;
      history: ({
        from: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | null;
        to: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
        at: string;
        actor: 'customer' | 'admin' | 'provider' | 'system';
        actorName: string | null;
        /** Name of the API key that the admin’s program used */
        apiKey: string | null;
        note: string;
        /** What a correction replaced, such as the old address */
        before: string | null;
      })[];
      buyerGstin: string | null;
      /** Null while no invoice is issued */
      invoiceNumber: string | null;
      shippedAt: string | null;
      /** Which order of this customer it is, such as 8 */
      customerOrders: number;
      /** Cancellation and return requests, oldest first */
      requests: ({
        _id: string;
        orderId: string;
        orderNumber: number;
        customer: string;
        kind: 'cancel' | 'return' | 'exchange' | 'damage';
        text: string;
        photos: string[];
        status: 'open' | 'accepted' | 'declined';
        answer: string;
        /** Stage of an accepted return, exchange or damage report */
        stage: 'accepted' | 'received' | 'refunded' | 'closed' | null;
        /** What the customer wants to return; empty: not said */
        items: {
          line: number;
          quantity: number;
        }[];
        /** The goods do not come back */
        goodsStay: boolean;
        /** When the goods left the customer */
        sentAt: string | null;
        returnTracking: string;
        refundId: string | null;
        createdAt: string;
      })[];
      /** Every started payment with what the provider last said, newest first */
      attempts: ({
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        id: string;
        provider: string;
        /** The provider’s order */
        reference: string | null;
        status: 'created' | 'pending' | 'succeeded' | 'failed';
        at: string;
        askedAt: string | null;
        /** Earlier than `askedAt`: the provider has not answered since */
        saidAt: string | null;
        said: {
          /** False: the provider does not know the payment */
          isKnown: boolean;
          payments: ({
            /** In paise, or in cents of another currency */
            amountMinor: number;
            currency: string;
            reference: string;
            status: 'pending' | 'authorised' | 'captured' | 'part-refunded' | 'refunded' | 'failed';
            at: string | null;
            /** The provider’s code */
            reason: string | null;
            paidWith: {
              kind: 'upi' | 'card' | 'netbanking' | 'wallet' | 'other';
              hint: string;
            } | null;
          })[];
        } | null;
      })[];
      /** Providers that can be asked about an unsettled payment */
      askable: string[];
      /** Why a paid order must not be shipped; null when it can be */
      shipRefused: string | null;
      /** Parcels of this customer that came back unpaid */
      undelivered: number;
      /** Actions that are possible now */
      actions: ('confirm' | 'pay' | 'ship' | 'deliver' | 'undelivered' | 'correct-tracking' | 'correct-address' | 'set-gstin' | 'cancel' | 'refund' | 'note')[];
    };
  };

  /** The batches of an order, and what can be packed instead. Scope: read:orders */
  'GET /api/admin/orders/{id}/batches': {
    path: {
      id: string;
    };
    response: {
      /** Of the order */
      version: number;
      batches: ({
        batchId: string;
        code: string;
        isUnbatched: boolean;
        foodId: string;
        size: string;
        /** With the customer or in the parcel */
        quantity: number;
        returned: number;
        pressedOn: string | null;
        bestBefore: string | null;
        /** False when it was blocked or expired since */
        isSellable: boolean;
      })[];
      /** Other batches whose bottles can be packed instead */
      choices: ({
        batchId: string;
        code: string;
        isUnbatched: boolean;
        foodId: string;
        size: string;
        bottles: number;
        bestBefore: string | null;
      })[];
    };
  };

  /** Bottles of another batch were packed. Scope: write:orders */
  'POST /api/admin/orders/{id}/batches': {
    path: {
      id: string;
    };
    body: {
      version: number;
      foodId: string;
      size: string;
      from: string;
      /** Id, code or scanned address of the batch whose bottles are packed instead */
      to: string;
      quantity: number;
    };
    response: {
      /** Of the order */
      version: number;
      batches: ({
        batchId: string;
        code: string;
        isUnbatched: boolean;
        foodId: string;
        size: string;
        /** With the customer or in the parcel */
        quantity: number;
        returned: number;
        pressedOn: string | null;
        bestBefore: string | null;
        /** False when it was blocked or expired since */
        isSellable: boolean;
      })[];
      /** Other batches whose bottles can be packed instead */
      choices: ({
        batchId: string;
        code: string;
        isUnbatched: boolean;
        foodId: string;
        size: string;
        bottles: number;
        bestBefore: string | null;
      })[];
    };
  };

  /** What a refund of some pieces is, with its tax by head; changes nothing. Scope: read:orders */
  'GET /api/admin/orders/{id}/refund-preview': {
    path: {
      id: string;
    };
    query?: {
      /** Line and pieces, such as `0:1,2:3` */
      items?: string | undefined;
      charges?: 'true' | 'false' | undefined;
    };
    response: {
      paymentId: string;
      provider: string;
      currency: string;
      amountMinor: number;
      lines: {
        line: number;
        /** Chosen pieces */
        quantity: number;
        /** Pieces that have not gone back */
        left: number;
        /** Of one piece, after its share of the coupon */
        each: number;
        total: number;
      }[];
      /** Of delivery and the fee for cash, in this refund */
      charges: number;
      chargesLeft: number;
      taxable: number;
      cgst: number;
      sgst: number;
      igst: number;
      total: number;
      /** Too late for the tax office: the note gives back no tax */
      isFinancial: boolean;
    };
  };

  /** Sales, orders by status, best sellers, new customers, coupons and low stock of a period. Scope: read:reports */
  'GET /api/admin/overview': {
    query: {
      from: string;
      to: string;
    };
    response: {
      from: string;
      to: string;
      now: {
        /** Payments that came in these days, in rupees; cash counts when it was received */
        gross: number;
        /** Refunds that were made in these days, in rupees */
        refunded: number;
        /** Net: payments less refunds, in rupees */
        revenue: number;
        /** Orders that were placed and not deleted */
        orders: number;
        /** Orders that were paid in these days */
        paidOrders: number;
        /** Paid per paid order before refunds, in rupees */
        average: number;
        awaitingPayment: number;
        newCustomers: number;
      };
      /** The preceding period of the same length */
      before: {
        /** Payments that came in these days, in rupees; cash counts when it was received */
        gross: number;
        /** Refunds that were made in these days, in rupees */
        refunded: number;
        /** Net: payments less refunds, in rupees */
        revenue: number;
        /** Orders that were placed and not deleted */
        orders: number;
        /** Orders that were paid in these days */
        paidOrders: number;
        /** Paid per paid order before refunds, in rupees */
        average: number;
        awaitingPayment: number;
        newCustomers: number;
      };
      /** Every day of the range (Asia/Kolkata): orders by the day they were placed, money by the day it moved */
      days: {
        day: string;
        orders: number;
        /** Payments that came in these days, in rupees; cash counts when it was received */
        gross: number;
        /** Refunds that were made in these days, in rupees */
        refunded: number;
        /** Net: payments less refunds, in rupees */
        revenue: number;
      }[];
      statuses: ({
        status: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
        count: number;
      })[];
      /** Best sellers first, revenue before coupons */
      foods: {
        foodId: string;
        name: string;
        imageUrl: string;
        pieces: number;
        revenue: number;
      }[];
      sizes: {
        foodId: string;
        name: string;
        size: string;
        pieces: number;
        revenue: number;
      }[];
      coupons: {
        code: string;
        count: number;
        discount: number;
      }[];
      lowStock: {
        foodId: string;
        name: string;
        size: string;
        stock: number;
      }[];
    };
  };

  /** All orders of a period as CSV. Scope: read:reports */
  'GET /api/admin/overview/orders.csv': {
    query: {
      from: string;
      to: string;
    };
    response: string;
  };

  /** Counts of open work: orders to ship, messages, requests, payment issues, low stock. Scope: read:reports */
  'GET /api/admin/overview/work': {
    response: {
      ordersToShip: number;
      /** Contact messages without a reply */
      messages: number;
      /** Return requests that are undecided, or accepted and not settled */
      requests: number;
      paymentProblems: number;
      /** Sizes with low stock */
      lowStock: number;
      /** Cash orders that were delivered more than ten days ago and are not paid out */
      cashOverdue: number;
      /** Endpoints that the shop disabled after a long failure */
      disabledWebhooks: number;
      /** Nightly backup and weekly restore check, when they failed */
      failedBackups: number;
    };
  };

  /** Requests of customers, newest first. Scope: read:orders */
  'GET /api/admin/requests': {
    query?: {
      /** open: undecided, or accepted and not settled */
      state?: 'open' | 'answered' | undefined;
      after?: string | undefined;
      limit?: number | undefined;
    };
    response: ({
      _id: string;
      orderId: string;
      orderNumber: number;
      customer: string;
      kind: 'cancel' | 'return' | 'exchange' | 'damage';
      text: string;
      photos: string[];
      status: 'open' | 'accepted' | 'declined';
      answer: string;
      /** Stage of an accepted return, exchange or damage report */
      stage: 'accepted' | 'received' | 'refunded' | 'closed' | null;
      /** What the customer wants to return; empty: not said */
      items: {
        line: number;
        quantity: number;
      }[];
      /** The goods do not come back */
      goodsStay: boolean;
      /** When the goods left the customer */
      sentAt: string | null;
      returnTracking: string;
      refundId: string | null;
      createdAt: string;
    })[];
  };

  /** Set the stock of several foods; those that changed meanwhile are left alone and named. Scope: write:stock */
  'PUT /api/admin/stock': {
    body: {
      reason: 'counted' | 'restocked' | 'edited';
      foods: ({
        version: number;
        sizes: ({
          size: string;
          stock: number | null;
          /** The stock that this number replaces: if it is another by now, nothing is saved */
          seen?: number | null | undefined;
        })[];
        _id: string;
      })[];
    };
    response: {
      /** Ids of the foods whose stock was saved */
      saved: string[];
      /** Foods of which nothing was saved, with what is true now */
      conflicts: ({
        _id: string;
        message: string;
        /** Null when the food is gone */
        version: number | null;
        sizes: ({
          size: string;
          stock: number | null;
        })[];
      })[];
    };
  };

  /** Pieces of a size that came in, or that were broken, expired or used. Scope: write:stock */
  'POST /api/admin/stock/{id}': {
    path: {
      id: string;
    };
    body: {
      /** Made by the caller: a repeated request is written once */
      requestId: string;
      size: string;
      reason: 'restocked' | 'broken' | 'expired' | 'own-use';
      quantity: number;
      note?: string | undefined;
    };
    response: {
      size: string;
      stock: number;
    };
  };

  /** Every change of a food’s stock with its reason, newest first. Scope: read:foods */
  'GET /api/admin/stock/{id}': {
    path: {
      id: string;
    };
    query?: {
      size?: string | undefined;
      after?: number | undefined;
      limit?: number | undefined;
    };
    response: ({
      id: number;
      at: string;
      size: string;
      delta: number;
      /** After the change; null: not counted from here on, or no longer sold */
      stock: number | null;
      reason: 'opening' | 'sold' | 'released' | 'returned' | 'restocked' | 'counted' | 'edited' | 'imported' | 'broken' | 'expired' | 'own-use' | 'removed' | 'other' | 'pressed' | 'blocked';
      note: string;
      order: {
        _id: string;
        number: number;
      } | null;
      actor: string | null;
      apiKey: string | null;
    })[];
  };

  /** Orders to pack by the day on which they leave, parcels that wait for a courier, or what left today. Scope: read:orders */
  'GET /api/admin/to-pack': {
    query?: {
      tab?: 'to-pack' | 'waiting' | 'shipped' | undefined;
      limit?: number | undefined;
    };
    response: {
      today: string;
      counts: {
        toPack: number;
        waiting: number;
        shipped: number;
      };
      /** How many orders leave on each day, also those beyond the limit */
      days: {
        day: string;
        count: number;
      }[];
      /** The most urgent first */
      orders: ({
        _id: string;
        number: number;
        version: number;
        name: string;
        place: string;
        state: string;
        weightGrams: number;
        /** To collect at the door, in rupees */
        cash: number | null;
        lines: ({
          foodId: string;
          name: string;
          size: string;
          quantity: number;
          /** Which bottles to take; without a code: those that have no batch */
          batches?: ({
            code: string;
            bestBefore: string | null;
            quantity: number;
            /** False: blocked, recalled or expired. It must not be packed */
            isSellable: boolean;
          })[] | undefined;
        })[];
        /** The last day on which it should leave, by the shop’s policy; of a shipped one, the day it left */
        leavesOn: string;
        courier: string | null;
        trackingNumber: string | null;
      })[];
      /** The sizes of these orders */
      sizes: ({
        foodId: string;
        size: string;
        imageUrl: string;
        shelf: string;
        /** What is left to sell; null: unlimited */
        stock: number | null;
      })[];
      /** Names, the last one used first */
      couriers: string[];
    };
  };

  /** A scanned bottle: whether these orders want it, or what it could be packed instead of. Scope: read:orders */
  'POST /api/admin/to-pack/bottle': {
    body: {
      /** The code of a batch, or the address in the QR code of a bottle */
      code: string;
      orders: string[];
    };
    response: {
      batchId: string;
      code: string;
      food: string;
      bestBefore: string | null;
      /** An order of these has bottles of this batch */
      isPlanned: boolean;
      /** The food is in one of these orders */
      isWanted: boolean;
      /** What may be packed of the batch; empty if it is sold out, blocked or too old */
      sizes: {
        size: string;
        bottles: number;
      }[];
      /** Bottles of other batches in these orders */
      instead: {
        orderId: string;
        version: number;
        foodId: string;
        size: string;
        from: string;
        /** Empty: bottles that have no batch */
        fromCode: string;
        quantity: number;
      }[];
    };
  };

  /** Undo a shipment of the last 30 seconds. Scope: write:orders */
  'POST /api/admin/to-pack/revert': {
    body: {
      batchId: string;
    };
    response: {
      /** Ids of orders */
      undone: string[];
      failed: ({
        orderId: string;
        number: number | null;
        name: string;
        /** Why nothing was done */
        code: 'gone' | 'cancelled' | 'shipped' | 'changed' | 'rejected' | 'number-used' | 'number-invalid' | 'undone' | 'late';
        /** The same in words */
        text: string;
      })[];
    };
  };

  /** Ship many orders with one courier: what can be shipped is, and the rest is named. Customers and webhooks are told when the shipment can no longer be undone.. Scope: write:orders */
  'POST /api/admin/to-pack/ship': {
    body: {
      /** Chosen by the caller. A repeated request ships nothing twice */
      batchId: string;
      courier: string;
      parcels: {
        orderId: string;
        version: number;
        trackingNumber: string;
      }[];
    };
    response: {
      shipped: {
        orderId: string;
        number: number;
        name: string;
        trackingNumber: string;
      }[];
      failed: ({
        orderId: string;
        number: number | null;
        name: string;
        /** Why nothing was done */
        code: 'gone' | 'cancelled' | 'shipped' | 'changed' | 'rejected' | 'number-used' | 'number-invalid' | 'undone' | 'late';
        /** The same in words */
        text: string;
      })[];
      /** How long from now the shipment can be undone */
      revertSeconds: number;
    };
  };

  /** Add a food. Scope: write:foods */
  'POST /api/foods': {
    body: {
      name: string;
      price: number;
      origins: string | string[];
      cookTime: string;
      tags?: string | string[] | undefined;
      description?: string | undefined;
      category?: string | undefined;
      discount?: number | undefined;
      quantities?: ({
        size: string;
        price: number;
        /** null: unlimited; omitted: unchanged */
        stock?: number | null | undefined;
        /** The stock that the admin saw: what was sold since then is subtracted from `stock` */
        stockSeen?: number | null | undefined;
        /** At this stock the owner is emailed; null: at that of the settings */
        lowStock?: number | null | undefined;
        netAmount?: number | null | undefined;
        netUnit?: 'ml' | 'g' | null | undefined;
        /** Where it stands at the shop; omitted: unchanged */
        shelf?: string | undefined;
      })[] | undefined;
      /** The first image */
      imageUrl?: '' | string | undefined;
      images?: (string | {
        url: string;
        alt?: string | undefined;
      })[] | undefined;
      specifications?: {
        name: string;
        value: string;
      }[] | undefined;
      ingredients?: ({
        name: string;
        quantity?: string | undefined;
      })[] | undefined;
      hsn?: string | null | undefined;
      gstRate?: number | null | undefined;
      shelfLifeDays?: number | null | undefined;
      /** Grams of seed for a litre of oil, or for a kilo of anything else */
      seedGramsPerLitre?: number | null | undefined;
      status?: 'draft' | 'published' | undefined;
    };
    response: {
      id: string;
    };
  };

  /** Change a food; omitted fields stay as they are. Scope: write:foods */
  'PUT /api/foods': {
    body: {
      name: string;
      price: number;
      origins: string | string[];
      cookTime: string;
      tags?: string | string[] | undefined;
      description?: string | undefined;
      category?: string | undefined;
      discount?: number | undefined;
      quantities?: ({
        size: string;
        price: number;
        /** null: unlimited; omitted: unchanged */
        stock?: number | null | undefined;
        /** The stock that the admin saw: what was sold since then is subtracted from `stock` */
        stockSeen?: number | null | undefined;
        /** At this stock the owner is emailed; null: at that of the settings */
        lowStock?: number | null | undefined;
        netAmount?: number | null | undefined;
        netUnit?: 'ml' | 'g' | null | undefined;
        /** Where it stands at the shop; omitted: unchanged */
        shelf?: string | undefined;
      })[] | undefined;
      /** The first image */
      imageUrl?: '' | string | undefined;
      images?: (string | {
        url: string;
        alt?: string | undefined;
      })[] | undefined;
      specifications?: {
        name: string;
        value: string;
      }[] | undefined;
      ingredients?: ({
        name: string;
        quantity?: string | undefined;
      })[] | undefined;
      hsn?: string | null | undefined;
      gstRate?: number | null | undefined;
      shelfLifeDays?: number | null | undefined;
      /** Grams of seed for a litre of oil, or for a kilo of anything else */
      seedGramsPerLitre?: number | null | undefined;
      status?: 'draft' | 'published' | undefined;
      _id: string;
      /** Optimistic lock: an update with an outdated version is rejected */
      version?: number | undefined;
    };
    response: {
      _id: string;
      name: string;
      description: string;
      images: string[];
      imageUrl: string;
      imageAlt: string;
      category: string;
      /** Rupees, at most two decimals */
      price: number;
      quantities: ({
        size: string;
        price: number;
        stock: number | null;
        /** The size’s own level of low stock */
        lowStock: number | null;
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        shelf: string;
        /** Then its stock is the sum of its batches and cannot be written */
        hasBatches?: boolean | undefined;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
        /** Only in the list: people who wait for an e-mail */
        waiting?: number | undefined;
        /** Only in the list: whether the stock is at or below the admin’s threshold */
        level?: 'plenty' | 'low' | 'none' | undefined;
      })[];
      /** The food’s own discount, in percent */
      discount: number;
      specifications: {
        name: string;
        value: string;
      }[];
      ingredients: {
        _id: string;
        name: string;
        quantity: string;
      }[];
      tags: string[];
      origins: string[];
      cookTime: string;
      averageRating: number;
      reviewCount: number;
      /** With ?language=: the fields that are English, because their translation is missing */
      untranslated?: string[] | undefined;
      /** The discount now: a scheduled sale can be larger */
      currentDiscount: number;
      pictures: {
        url: string;
        alt: string;
      }[];
      hsn: string | null;
      gstRate: number | null;
      shelfLifeDays: number | null;
      seedGramsPerLitre: number | null;
      status: 'draft' | 'published';
      version: number;
    };
  };

  /** Remove a food from the shop; orders and carts keep it. Scope: write:foods */
  'DELETE /api/foods/{id}': {
    path: {
      id: string;
    };
    response: {
      id: string;
    };
  };

  /** Upload an image. Scope: write:foods */
  'POST /api/upload': {
    body: FormData;
    response: {
      imageUrl: string;
    };
  };

  /** All users, page by page. Scope: read:customers */
  'GET /api/users/getAll': {
    query?: {
      limit?: number | undefined;
      /** The last _id of the previous page */
      after?: string | undefined;
    };
    response: ({
      _id: string;
      name: string;
      email: string;
      phone: string;
      /** Six parts; a single line in old data; empty when there is none */
      address: {
        doorNumber: string;
        street: string;
        area: string;
        district: string;
        state: string;
        pincode: string;
      } | string;
      isAdmin: boolean;
      isBlocked: boolean;
    })[];
  };

  /** Users whose name, e-mail or phone contains the text. Scope: read:customers */
  'GET /api/users/getAll/{filter}': {
    path: {
      filter: string;
    };
    query?: {
      limit?: number | undefined;
      /** The last _id of the previous page */
      after?: string | undefined;
    };
    response: ({
      _id: string;
      name: string;
      email: string;
      phone: string;
      /** Six parts; a single line in old data; empty when there is none */
      address: {
        doorNumber: string;
        street: string;
        area: string;
        district: string;
        state: string;
        pincode: string;
      } | string;
      isAdmin: boolean;
      isBlocked: boolean;
    })[];
  };

  /** One user. Scope: read:customers */
  'GET /api/users/getById/{id}': {
    path: {
      id: string;
    };
    response: {
      _id: string;
      name: string;
      email: string;
      phone: string;
      /** Six parts; a single line in old data; empty when there is none */
      address: {
        doorNumber: string;
        street: string;
        area: string;
        district: string;
        state: string;
        pincode: string;
      } | string;
      isAdmin: boolean;
      isBlocked: boolean;
    };
  };
}
