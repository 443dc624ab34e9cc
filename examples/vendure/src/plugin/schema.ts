import { gql } from 'graphql-tag';

/** What the gateway needs of the Shop API beyond Vendure's own queries. */
export const shopSchema = gql`
  type LineAppointment {
    code: String!
    locationId: String!
    location: String!
    date: DateTime!
    reservationId: String
  }
  type AppliedVoucher {
    code: String!
    balance: Money!
    deducted: Money!
  }
  type ShippingOffer {
    method: String!
    price: Money!
  }
  type BookableAppointment {
    sku: String!
    code: String!
    locationId: String!
    location: String!
    date: DateTime!
  }
  type PackagingDesign {
    code: String!
    type: String!
    title: String!
    designTitle: String!
    sku: String!
    price: Money!
    picture: JSON!
  }
  extend type OrderLine {
    appointment: LineAppointment
  }
  extend type Order {
    appliedVouchers: [AppliedVoucher!]!
    shippingOffers: [ShippingOffer!]!
    "The method of the offer that applies."
    chosenOffer: String
  }
  input AddedItem {
    sku: String!
    quantity: Int!
    packagingType: String
    design: String
    appointment: String
  }
  input ItemQuantity {
    lineId: ID!
    quantity: Int!
  }
  input ItemPackaging {
    lineId: ID!
    packagingType: String!
    design: String
  }
  "One change of the cart. Without any, the cart only takes up what the shop has changed."
  input CartChange {
    addItem: AddedItem
    setQuantity: ItemQuantity
    removeItem: ID
    setPackaging: ItemPackaging
    setShipping: String
    addCode: String
    removeCode: Boolean
    addVoucher: String
    removeVoucher: String
    setLoyaltyNumber: String
    setScrid: String
    replaceWith: [AddedItem!]
  }
  input OrderPlacement {
    emailAddress: String!
    firstName: String!
    lastName: String!
    streetLine1: String!
    postalCode: String!
    city: String!
    countryCode: String!
    paymentType: String!
    paymentId: String
    proof: String!
  }
  extend type Query {
    packagingDesigns: [PackagingDesign!]!
    bookableAppointments: [BookableAppointment!]!
    wishlist: [String!]!
    "The cart of the visitor, as the shop offers it now."
    cart(ifVersion: String): Order
  }
  extend type Mutation {
    "Applies the change under the lock of the cart, in one transaction with its version. Refuses another version."
    changeCart(change: CartChange!, ifVersion: String): Order!
    "What the shop has changed since this was asked last."
    takeChangeset: JSON
    reserveAppointments(ifVersion: String): [String!]!
    placeOrder(placement: OrderPlacement!, ifVersion: String): Order!
    "Logs in, merges the cart of the guest into that of the customer, and returns the token of the session."
    logInWithCart(username: String!, password: String!): String!
    "Puts an event of the cart into the job queue."
    countEvent(name: String!, data: JSON!): Boolean!
    addWish(sku: String!): [String!]!
    removeWishes(skus: [String!]!): [String!]!
  }
`;

/** Appointments are no part of Vendure, so editors cancel them here. */
export const adminSchema = gql`
  extend type Mutation {
    cancelAppointment(code: String!): Boolean!
    restoreAppointments: Boolean!
  }
`;
