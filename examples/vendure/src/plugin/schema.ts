import { gql } from 'graphql-tag';

/** What the gateway needs of the Shop API beyond Vendure's own queries. */
export const shopSchema = gql`
  "A change of the cart: a call of the contract, or what a shop has beside."
  enum CartChange {
    addItem
    setItemQuantity
    removeItem
    setItemPackaging
    setShippingMethod
    addCoupon
    removeCoupon
    addVoucher
    removeVoucher
    setPaybackNumber
    arrive
    replace
  }
  extend type Query {
    packagingDesigns: JSON!
    bookableAppointments: JSON!
    "The cart of the visitor, as the shop offers it now."
    cart(ifVersion: String): JSON
  }
  extend type Mutation {
    "Applies a change under the lock of the cart, in one transaction with its version. Refuses another version."
    changeCart(name: CartChange!, body: JSON, ifVersion: String): JSON!
    "What the shop has changed since this was asked last."
    takeChangeset: JSON
    reserveAppointments(ifVersion: String): [String!]!
    placeOrder(
      customer: CreateCustomerInput!
      address: CreateAddressInput!
      payment: PaymentInput!
      ifVersion: String
    ): String!
    "Logs in, merges the cart of the guest into that of the customer, and returns the token of the session."
    logInWithCart(username: String!, password: String!): String!
    "Puts an event of the cart into the job queue."
    countEvent(name: String!, data: JSON!): Boolean!
    "The wishlist of the customer after a change, if any. A product is added at the front, also if it is on the list."
    wishlist(add: String, remove: [String!]): [String!]!
  }
`;

/** Appointments are no part of Vendure, so editors cancel them here. */
export const adminSchema = gql`
  extend type Mutation {
    "Without a code, all appointments take place again."
    cancelAppointments(code: String): Boolean!
  }
`;
