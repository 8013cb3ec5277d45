export { redirect, redirectDocument } from "react-router";
