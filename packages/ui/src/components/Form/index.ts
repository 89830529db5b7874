export { Form, type FormProps } from './Form.tsx';
export { FormField, type FieldBinding, type FormFieldProps } from './FormField.tsx';
export { FormSubmit, type FormSubmitProps } from './FormSubmit.tsx';
