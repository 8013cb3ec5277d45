export { Form, Link, NavLink, useFetcher, useNavigate, useSubmit } from "react-router";
