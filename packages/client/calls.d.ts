// Written by `npm run client` from the OpenAPI document. Do not edit.

/** Every call that an API key can make, by method and path as in /api/docs. */
export interface Calls {
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
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
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
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
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
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
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
      createdAt: string;
      /** End of the stock reservation */
      heldUntil: string | null;
      courier: string | null;
      trackingNumber: string | null;
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
      refunds: {
        id: string;
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        status: string;
        at: string;
        paymentId: string;
        reason: string;
      }[];
      history: ({
        from: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | null;
        to: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
        at: string;
        actor: 'customer' | 'admin' | 'provider' | 'system';
        actorName: string | null;
        /** Name of the API key that the admin’s program used */
        apiKey: string | null;
        note: string;
      })[];
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
        createdAt: string;
      })[];
      /** Providers that can be asked about an unsettled payment */
      askable: string[];
      /** Why a paid order must not be shipped; null when it can be */
      shipRefused: string | null;
      /** Actions that are possible now */
      actions: ('confirm' | 'pay' | 'ship' | 'deliver' | 'correct-tracking' | 'correct-address' | 'cancel' | 'refund' | 'note')[];
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
      trackingNumber: string;
      note?: string | undefined;
      action: 'ship';
      version: number;
    } | {
      note?: string | undefined;
      action: 'deliver';
      version: number;
    } | {
      courier: string;
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
      reason: string;
      action: 'cancel';
      version: number;
    } | {
      amount: number;
      reason: string;
      action: 'refund';
      version: number;
      paymentId: string;
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
      createdAt: string;
      /** End of the stock reservation */
      heldUntil: string | null;
      courier: string | null;
      trackingNumber: string | null;
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
      refunds: {
        id: string;
        /** In paise, or in cents of another currency */
        amountMinor: number;
        currency: string;
        status: string;
        at: string;
        paymentId: string;
        reason: string;
      }[];
      history: ({
        from: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED' | null;
        to: 'NEW' | 'PENDING' | 'CONFIRMED' | 'PAYMENT' | 'SHIPPED' | 'DELIVERED' | 'CANCELLED';
        at: string;
        actor: 'customer' | 'admin' | 'provider' | 'system';
        actorName: string | null;
        /** Name of the API key that the admin’s program used */
        apiKey: string | null;
        note: string;
      })[];
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
        createdAt: string;
      })[];
      /** Providers that can be asked about an unsettled payment */
      askable: string[];
      /** Why a paid order must not be shipped; null when it can be */
      shipRefused: string | null;
      /** Actions that are possible now */
      actions: ('confirm' | 'pay' | 'ship' | 'deliver' | 'correct-tracking' | 'correct-address' | 'cancel' | 'refund' | 'note')[];
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
        /** Revenue of paid orders less partial refunds, in rupees */
        revenue: number;
        /** Partial and full refunds, in rupees */
        refunded: number;
        /** Orders that were placed and not deleted */
        orders: number;
        paidOrders: number;
        /** Revenue per paid order, in rupees */
        average: number;
        awaitingPayment: number;
        newCustomers: number;
      };
      /** The preceding period of the same length */
      before: {
        /** Revenue of paid orders less partial refunds, in rupees */
        revenue: number;
        /** Partial and full refunds, in rupees */
        refunded: number;
        /** Orders that were placed and not deleted */
        orders: number;
        paidOrders: number;
        /** Revenue per paid order, in rupees */
        average: number;
        awaitingPayment: number;
        newCustomers: number;
      };
      /** Every day of the range (Asia/Kolkata), by order date */
      days: {
        day: string;
        orders: number;
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
      /** Endpoints that the shop disabled after a long failure */
      disabledWebhooks: number;
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
      createdAt: string;
    })[];
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
        netAmount?: number | null | undefined;
        netUnit?: 'ml' | 'g' | null | undefined;
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
        netAmount?: number | null | undefined;
        netUnit?: 'ml' | 'g' | null | undefined;
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
        netAmount: number | null;
        netUnit: 'ml' | 'g' | null;
        /** Only in the list: pieces held by unpaid orders */
        held?: number | undefined;
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
