import { aboutText } from "#app/content/messages/en/about.ts";
import { accountText } from "#app/content/messages/en/account.ts";
import { accountRefusalsText } from "#app/content/messages/en/account-refusals.ts";
import { auditActsText } from "#app/content/messages/en/audit-acts.ts";
import { billText } from "#app/content/messages/en/bill.ts";
import { brandText } from "#app/content/messages/en/brand.ts";
import { cartText } from "#app/content/messages/en/cart.ts";
import { categoryText } from "#app/content/messages/en/category.ts";
import { checkoutText } from "#app/content/messages/en/checkout.ts";
import { checkoutRefusalsText } from "#app/content/messages/en/checkout-refusals.ts";
import { checkoutStepsText } from "#app/content/messages/en/checkout-steps.ts";
import { conditionText } from "#app/content/messages/en/condition.ts";
import { consultationText } from "#app/content/messages/en/consultation.ts";
import { deliveryText } from "#app/content/messages/en/delivery.ts";
import { faqText } from "#app/content/messages/en/faq.ts";
import { galleryText } from "#app/content/messages/en/gallery.ts";
import { healthText } from "#app/content/messages/en/health.ts";
import { homeText } from "#app/content/messages/en/home.ts";
import { locationText } from "#app/content/messages/en/location.ts";
import { noticeText } from "#app/content/messages/en/notice.ts";
import { officeText } from "#app/content/messages/en/office.ts";
import { officeAuditText } from "#app/content/messages/en/office-audit.ts";
import { officeCatalogueText } from "#app/content/messages/en/office-catalogue.ts";
import { officeClinicText } from "#app/content/messages/en/office-clinic.ts";
import { officeCounterText } from "#app/content/messages/en/office-counter.ts";
import { officeCustomersText } from "#app/content/messages/en/office-customers.ts";
import { officeEnquiriesText } from "#app/content/messages/en/office-enquiries.ts";
import { officeGalleryText } from "#app/content/messages/en/office-gallery.ts";
import { officeLinksText } from "#app/content/messages/en/office-links.ts";
import { officeMessagesText } from "#app/content/messages/en/office-messages.ts";
import { officeOrdersText } from "#app/content/messages/en/office-orders.ts";
import { officePagesText } from "#app/content/messages/en/office-pages.ts";
import { officePeopleText } from "#app/content/messages/en/office-people.ts";
import { officePrescriptionsText } from "#app/content/messages/en/office-prescriptions.ts";
import { officeReportsText } from "#app/content/messages/en/office-reports.ts";
import { officeReviewsText } from "#app/content/messages/en/office-reviews.ts";
import { officeSettingsText } from "#app/content/messages/en/office-settings.ts";
import { officeStockText } from "#app/content/messages/en/office-stock.ts";
import { officeTodayText } from "#app/content/messages/en/office-today.ts";
import { orderText } from "#app/content/messages/en/order.ts";
import { ownPagesText } from "#app/content/messages/en/own-pages.ts";
import { payText } from "#app/content/messages/en/pay.ts";
import { policyText } from "#app/content/messages/en/policy.ts";
import { prescriptionText } from "#app/content/messages/en/prescription.ts";
import { productText } from "#app/content/messages/en/product.ts";
import { productCardText } from "#app/content/messages/en/product-card.ts";
import { quoteText } from "#app/content/messages/en/quote.ts";
import { quoteRefusalsText } from "#app/content/messages/en/quote-refusals.ts";
import { requestText } from "#app/content/messages/en/request.ts";
import { reviewText } from "#app/content/messages/en/review.ts";
import { shellText } from "#app/content/messages/en/shell.ts";
import { shopText } from "#app/content/messages/en/shop.ts";
import { sitemapText } from "#app/content/messages/en/sitemap.ts";
import { thankYouText } from "#app/content/messages/en/thank-you.ts";
import { tileText } from "#app/content/messages/en/tile.ts";
import { wishlistText } from "#app/content/messages/en/wishlist.ts";

/** Every word on screen in English, by area; a Hindi twin must have every key. */
export const en = {
  shell: shellText,
  shop: shopText,
  product: productText,
  productCard: productCardText,
  cart: cartText,
  delivery: deliveryText,
  checkout: checkoutText,
  checkoutSteps: checkoutStepsText,
  checkoutRefusals: checkoutRefusalsText,
  order: orderText,
  review: reviewText,
  wishlist: wishlistText,
  home: homeText,
  category: categoryText,
  condition: conditionText,
  location: locationText,
  bill: billText,
  brand: brandText,
  sitemap: sitemapText,
  tile: tileText,
  account: accountText,
  accountRefusals: accountRefusalsText,
  ownPages: ownPagesText,
  notice: noticeText,
  faq: faqText,
  policy: policyText,
  about: aboutText,
  gallery: galleryText,
  request: requestText,
  quote: quoteText,
  quoteRefusals: quoteRefusalsText,
  pay: payText,
  thankYou: thankYouText,
  office: officeText,
  officeCounter: officeCounterText,
  officeEnquiries: officeEnquiriesText,
  officeCatalogue: officeCatalogueText,
  officeOrders: officeOrdersText,
  officeCustomers: officeCustomersText,
  officePeople: officePeopleText,
  officeReviews: officeReviewsText,
  auditActs: auditActsText,
  officeAudit: officeAuditText,
  officeMessages: officeMessagesText,
  officePages: officePagesText,
  officeLinks: officeLinksText,
  officeGallery: officeGalleryText,
  officeSettings: officeSettingsText,
  officeClinic: officeClinicText,
  officePrescriptions: officePrescriptionsText,
  officeReports: officeReportsText,
  officeStock: officeStockText,
  officeToday: officeTodayText,
  prescription: prescriptionText,
  consultation: consultationText,
  health: healthText,
};
